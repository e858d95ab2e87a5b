import fc from 'fast-check'

// The same random boards on every machine and in every run.
fc.configureGlobal({ seed: 20_261_121 })
