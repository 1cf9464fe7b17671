/** One line of a list that a text field offers. */
export interface Choice {
  /** Tells the choice from others; the same in every list that has it. */
  key: string;
  element: HTMLElement;
  choose: () => void;
}

export interface Combobox {
  /**
   * Shows the choices, in their order; none: the list closes. One chosen since the latest letter stays so
   * where it is among them, and a list that Escape closed stays closed.
   */
  offer: (content: readonly HTMLElement[], choices: readonly Choice[]) => void;
}

/**
 * A text field with a list of choices (ARIA combobox, list autocomplete): arrows move through the list while
 * the field keeps the focus, Enter takes the choice, Escape closes. Without a choice the keys do what they
 * always do.
 *
 * @param connected ends it
 */
export function combobox(input: HTMLInputElement, list: HTMLElement, connected: AbortSignal): Combobox {
  let choices: readonly Choice[] = [];
  let active = -1;
  let dismissed = false;

  const isOpen = () => !list.hidden;

  function mark(index: number): void {
    choices[active]?.element.setAttribute('aria-selected', 'false');
    active = index;
    const chosen = choices[active];
    if (chosen) {
      chosen.element.setAttribute('aria-selected', 'true');
      chosen.element.scrollIntoView({ block: 'nearest' });
      input.setAttribute('aria-activedescendant', chosen.element.id);
    } else input.removeAttribute('aria-activedescendant');
  }

  function setOpen(open: boolean): void {
    list.hidden = !open;
    input.ariaExpanded = String(open);
    mark(-1);
  }

  /** Past either end the field itself has its turn. */
  function move(by: number): void {
    const places = choices.length + 1;
    mark(((active + 1 + by + places) % places) - 1);
  }

  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', list.id);
  setOpen(false);

  const listen = <Type extends keyof HTMLElementEventMap>(
    target: HTMLElement,
    type: Type,
    act: (event: HTMLElementEventMap[Type]) => void,
  ) => target.addEventListener(type, act, { signal: connected });

  listen(input, 'input', () => {
    dismissed = false;
    mark(-1);
  });
  listen(input, 'keydown', (event) => {
    if (event.isComposing) return;
    const arrow = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (arrow !== undefined && choices.length > 0) {
      event.preventDefault();
      if (!isOpen()) setOpen(true);
      move(arrow);
    } else if (event.key === 'Enter' && isOpen() && choices[active]) {
      event.preventDefault();
      choices[active]?.choose();
    } else if (event.key === 'Escape' && isOpen()) {
      event.preventDefault();
      dismissed = true;
      setOpen(false);
    }
  });
  listen(input, 'blur', () => setOpen(false));
  listen(input, 'focus', () => setOpen(choices.length > 0));
  // The field keeps the focus while the list is pressed, and with it the list.
  listen(list, 'pointerdown', (event) => event.preventDefault());

  return {
    offer(content, offered) {
      const chosen = choices[active]?.key;
      choices = offered;
      active = -1;
      list.replaceChildren(...content);
      for (const { element, choose } of choices) element.addEventListener('click', choose);
      setOpen(choices.length > 0 && document.activeElement === input && !dismissed);
      mark(choices.findIndex(({ key }) => key === chosen));
    },
  };
}
