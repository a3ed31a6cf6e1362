import { describe, expect, test } from 'vitest'
import { garageFacts, mediationFacts, mediationTerms } from '#testing/intermediation-papers.ts'
import { intermediationWorkflow } from '../status.ts'
import { isDue, printoutContent } from './content.ts'
import { printoutOf } from './service.ts'

const contract = 'IntermediationSaleContractIndividual'

describe('sale contract on behalf of an owner', () => {
  const text = (facts: typeof mediationFacts) => {
    const type = printoutOf('saleContract', facts.type) as typeof contract
    return JSON.stringify(printoutContent(type, facts, mediationTerms, 'fr')).replaceAll(/[\u00a0\u202f]/g, ' ')
  }

  test('names parties and price, without phone number and fee', () => {
    const said = text(mediationFacts)
    for (const part of ['Salma Alaoui', 'Omar Berrada', 'BE904512', '84 512 km', '117 300 DH', 'un particulier'])
      expect(said).toContain(part)
    for (const part of ['salma@exemple.ma', 'omar@exemple.ma', '06', 'Commission de vente', 'Net pour le propriétaire'])
      expect(said).not.toContain(part)
  })

  test('adds warranty and invoice for a professional', () => {
    expect(text(garageFacts)).toMatch(/un professionnel.*loi n° 31-08.*sa facture/)
  })

  test('is printed after the sale for a known buyer', () => {
    expect(isDue(contract, mediationFacts)).toBe(true)
    expect(isDue(contract, garageFacts)).toBe(false)
    expect(isDue('IntermediationSaleContractGarageOwner', garageFacts)).toBe(true)
    expect(isDue(contract, { ...mediationFacts, salePrice: null })).toBe(false)
    expect(isDue(contract, { ...mediationFacts, buyer: null })).toBe(false)
  })
})

test('prints the inspection with the signature, not after a withdrawal', () => {
  expect(isDue('IntermediationExpertiseSheet', mediationFacts)).toBe(true)
  expect(isDue('IntermediationExpertiseSheet', { ...mediationFacts, signed: null })).toBe(false)
  expect(isDue('IntermediationExpertiseSheet', { ...mediationFacts, sheetId: null })).toBe(false)
  expect(isDue('IntermediationExpertiseSheet', { ...mediationFacts, lastStatus: 'Rejected' })).toBe(false)
})

test('prints the specified documents for signature and sale', () => {
  const effectsOf = (action: string) =>
    intermediationWorkflow.steps.flatMap((step) => (step.action === action && 'effects' in step ? [...step.effects] : []))
  expect(effectsOf('sign')).toContain('IntermediationExpertiseSheet')
  expect(effectsOf('complete')).toContain('saleContract')
})
