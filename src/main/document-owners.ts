import { vehicleDocuments } from '#domains/catalogue/stock/service.ts'
import type { DocumentOwners } from '#domains/foundation/documents/service.ts'
import { boostDocuments } from '#domains/processes/adverts/boosts/service.ts'
import { withAdverts } from '#domains/processes/adverts/seller/service.ts'
import { bookingDocuments } from '#domains/processes/buying/documents/printouts.ts'
import { intermediationDocuments } from '#domains/processes/consignment/documents/service.ts'
import { expertisePapers } from '#domains/processes/inspection/report/service.ts'
import { checkPartPhotos, repairPhotos } from '#domains/processes/inspection/transitions/service.ts'
import { purchaseDocuments } from '#domains/processes/selling/documents/service.ts'
import { websiteDocuments } from '#domains/publishing/content/service.ts'

/** Access rules of documents by owner type. */
export const documentOwners: DocumentOwners = {
  Vehicle: withAdverts(vehicleDocuments),
  Booking: bookingDocuments,
  Website: websiteDocuments,
  Purchase: purchaseDocuments,
  CheckPart: checkPartPhotos,
  CheckPartRepair: repairPhotos,
  Expertise: expertisePapers,
  Intermediation: intermediationDocuments,
  AdBoost: boostDocuments,
}
