const typing = 'input, select, textarea, [contenteditable], [data-typing]'

/** Whether somebody types or chooses where an event happens: then keys are for that. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(typing) !== null
}
