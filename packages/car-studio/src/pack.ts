// Packs the rendered masters into the next version of the archive and removes the last one.
//   npm run pack -w @rihla/car-studio
import { rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { mastersHome, unpackMasters } from './masters.ts'
import { mastersArchive, packMasters } from './product.ts'

unpackMasters()
const name = `masters-${Number(basename(mastersArchive, '.tar').split('-')[1]) + 1}.tar`
packMasters(mastersHome, join(dirname(mastersArchive), name))
rmSync(mastersArchive)
console.log(`${name} written; name it in db/demo/masters.ts (mastersArchive)`)
