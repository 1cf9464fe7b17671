import { element } from '../../ui/element.ts';
import { PartElement } from '../../ui/part-element.ts';
import { partOf } from '../../ui/part-of.ts';
import { showYard } from '../../ui/show-yard.ts';
import { calendarHref } from '../leads/appointment-path.ts';
import { readSuccess, type SuccessMarker } from '../leads/success-marker.ts';

/** `<sent-form>`: thanks the shopper by name for the form that was just sent (LEA-03, ROU-15). */
class SentForm extends PartElement {
  protected start(): void {
    const sent = readSuccess();
    if (sent) this.#show(sent);
    delete document.documentElement.dataset.sent;
  }

  #show(sent: SuccessMarker): void {
    partOf(this, '.lede').textContent = `Thank you, ${sent.name}. ${sent.thanks}`;
    partOf(document, '.unsent').hidden = true;
    if (sent.booking.length > 0) {
      const rows = sent.booking.map(([label, text]) =>
        element('div', {}, element('dt', {}, label), element('dd', {}, text)),
      );
      const booking = partOf(this, '.booking');
      booking.replaceChildren(...rows);
      booking.hidden = false;
    }
    const call = document.querySelector<HTMLAnchorElement>('.success .call');
    if (sent.phone && call) {
      call.href = sent.phone.href;
      call.textContent = sent.phone.text;
    }
    showYard(sent.yardPath);
    if (sent.estimate !== null) {
      partOf(this, '.estimate').hidden = false;
      partOf(this, '.estimate p').textContent = sent.estimate;
    }
    if (sent.appointment === null) return;
    const booked = partOf(this, '.booked');
    partOf<HTMLAnchorElement>(booked, '.calendar').href = calendarHref(sent.appointment);
    partOf<HTMLAnchorElement>(booked, '.change').href = sent.appointment;
    booked.hidden = false;
  }
}

customElements.define('sent-form', SentForm);
