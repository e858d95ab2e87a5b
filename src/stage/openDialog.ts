/** Whether a dialog or a menu is open: then keys are for it, also when nothing in it has the focus. */
export function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"], :popover-open') !== null
}
