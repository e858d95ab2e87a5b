/**
 * Whether a dialog or a menu is open: then keys are for it, also when nothing in it has the focus. One
 * that shows the steps of the stage is none of these: they are gone through in it.
 */
export function isDialogOpen(): boolean {
  const dialogs = '[role="dialog"]:not([data-steps]), [role="alertdialog"], :popover-open'
  return document.querySelector(dialogs) !== null
}
