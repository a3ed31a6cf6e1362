import { findNewest, keepDocument, qrCode, spacedCode } from '#domains/documents/printouts/service.ts'
import { serverText } from '#i18n/server.ts'
import type { Deps } from '#platform/context.ts'
import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/language.ts'
import { checkAddress, readInWords } from '../sheet/service.ts'
import { paperContent, templates } from './content.ts'
import type { SheetPaper } from './contract.ts'
import { findPrinted } from './store.ts'

/** Changes with the look of the papers, so that every sheet gets new ones. */
const layoutVersion = 2

/**
 * The address of the newest paper of a sealed sheet; printed when the sheet has grown since. Its QR code leads to the check page with the
 * first signs of the seal. NotFound.
 */
export async function readPaper(deps: Deps, code: string, type: SheetPaper, language: Language): Promise<string> {
  const sheet = await readInWords(deps, code, language)
  const facts = await findPrinted(deps.db, code)
  if (!facts || (type === 'VehicleCertificate' && facts.warranty === null)) throw new AppError('NotFound', { id: code })
  const owner = { type: 'Expertise', id: facts.expertiseId } as const
  const madeFor = `expertise:${type}:${language}:${layoutVersion}:${sheet.seal}:${facts.warranty?.until ?? ''}`
  const newest = await findNewest(deps.db, owner, type, language)
  if (newest?.madeFor === madeFor) return newest.uri
  const address = checkAddress(deps, sheet, language)
  const { uri } = await keepDocument(deps, {
    ...{ owner, type, language, madeFor },
    reference: sheet.reference,
    status: 'Published',
    createdBy: null,
    template: `/domains/expertise/printouts/${templates[type]}.typ`,
    content: {
      ...paperContent(type, sheet, facts.warranty, language),
      check: { label: serverText('expertisePrintout', language)('check'), code: spacedCode(code), address, qr: qrCode(address) },
    },
  })
  return uri
}
