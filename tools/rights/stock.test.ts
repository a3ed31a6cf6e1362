import { testRights } from './matrix.ts'
import { stockCases } from './stock.ts'

testRights(stockCases)
