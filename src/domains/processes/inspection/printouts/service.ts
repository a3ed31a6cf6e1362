import { findNewest, keepDocument, qrCode, spacedCode } from '#domains/foundation/documents/printouts/service.ts'
import { serverText } from '#i18n/server.ts'
import type { Deps } from '#platform/context.ts'
import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/language.ts'
import { checkAddress, readInWords } from '../sheet/service.ts'
import { paperContent, templates } from './content.ts'
import type { SheetPaper } from './contract.ts'
import { findPrinted } from './store.ts'

/** Increase after a layout change, so that every document is printed again. */
const layoutVersion = 2

/**
 * Returns the URL of the newest document of a sealed inspection; prints it when a newer version was sealed. Its QR code links to the check
 * page with the first characters of the seal. Throws NotFound.
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
    template: `/domains/processes/inspection/printouts/${templates[type]}.typ`,
    content: {
      ...paperContent(type, sheet, facts.warranty, language),
      check: { label: serverText('expertisePrintout', language)('check'), code: spacedCode(code), address, qr: qrCode(address) },
    },
  })
  return uri
}
