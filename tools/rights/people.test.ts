import { testRights } from './matrix.ts'
import { peopleCases } from './people.ts'

testRights(peopleCases)
