import { testRights } from './matrix.ts'
import { salesCases } from './sales.ts'

testRights(salesCases)
