export const drop = {
  nowhere:
    '“{{name}}” was not opened: nothing is shown here that opens files. Recordings are opened in the lab, under “Share”; graphs and grids there too, under “Change”, where they are drawn; sets on the page “Sets”; results on the page “Experiments”.',
  oneOnly: 'Nothing was opened: here one file can be opened at a time.',
  wrongKind:
    '“{{name}}” was not opened. The name of a file that can be opened here ends with {{endings}}.',
} as const
