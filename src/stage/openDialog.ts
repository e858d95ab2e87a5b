/**
 * Whether a dialog or a menu is open: then keys are for it, also when nothing in it has the focus. Of
 * one that shows the steps of the stage only Escape is: they are gone through in it.
 */
export function isDialogOpen(key?: string): boolean {
  const withSteps = key === 'Escape' ? '' : ':not([data-steps])'
  const dialogs = `[role="dialog"]${withSteps}, [role="alertdialog"], :popover-open`
  return document.querySelector(dialogs) !== null
}
