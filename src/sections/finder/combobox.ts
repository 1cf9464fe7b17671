/** An option in the list of a combobox. */
export interface Choice {
  /** Identifies the option, also in later lists. */
  key: string;
  element: HTMLElement;
  choose: () => void;
}

export interface Combobox {
  /**
   * Shows new options, or closes the list if there are none. An option that is active stays active if it is in the
   * new list. A list that was closed with Escape stays closed until the shopper types again.
   */
  showOptions: (content: readonly HTMLElement[], choices: readonly Choice[]) => void;
}

/**
 * Turns a text field into an ARIA combobox with list autocomplete. Arrow keys move through the list while the field
 * keeps the focus, Enter selects the active option, Escape closes the list. While no option is active, Enter keeps its
 * usual meaning.
 *
 * @param connected removes the listeners when it aborts
 */
export function combobox(input: HTMLInputElement, list: HTMLElement, connected: AbortSignal): Combobox {
  let choices: readonly Choice[] = [];
  /** Index of the active option; -1 if none is. */
  let active = -1;
  let dismissed = false;

  const isOpen = () => !list.hidden;

  function setActive(index: number): void {
    choices[active]?.element.setAttribute('aria-selected', 'false');
    active = index;
    const choice = choices[active];
    if (choice) {
      choice.element.setAttribute('aria-selected', 'true');
      choice.element.scrollIntoView({ block: 'nearest' });
      input.setAttribute('aria-activedescendant', choice.element.id);
    } else input.removeAttribute('aria-activedescendant');
  }

  function setOpen(open: boolean): void {
    list.hidden = !open;
    input.ariaExpanded = String(open);
    setActive(-1);
  }

  /** Moves from the last option to none, and then to the first, as if "none" (-1) were an option before the first. */
  function move(by: number): void {
    const positions = choices.length + 1;
    setActive(((active + 1 + by + positions) % positions) - 1);
  }

  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', list.id);
  setOpen(false);

  const listen = <Type extends keyof HTMLElementEventMap>(
    target: HTMLElement,
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => target.addEventListener(type, listener, { signal: connected });

  listen(input, 'input', () => {
    dismissed = false;
    setActive(-1);
  });
  listen(input, 'keydown', (event) => {
    if (event.isComposing) return;
    const arrow = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (arrow !== undefined && choices.length > 0) {
      event.preventDefault();
      if (!isOpen()) {
        // Else suggestions that arrive later would close the list again.
        dismissed = false;
        setOpen(true);
      }
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
  // Pressing the list must not take focus from the field, because losing focus closes the list.
  listen(list, 'pointerdown', (event) => event.preventDefault());

  return {
    showOptions(content, options) {
      const activeKey = choices[active]?.key;
      choices = options;
      active = -1;
      list.replaceChildren(...content);
      for (const { element, choose } of choices) element.addEventListener('click', choose);
      setOpen(choices.length > 0 && document.activeElement === input && !dismissed);
      setActive(choices.findIndex(({ key }) => key === activeKey));
    },
  };
}
