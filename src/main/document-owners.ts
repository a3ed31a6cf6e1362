import { boostDocuments } from '#domains/adverts/boost/service.ts'
import { withAdverts } from '#domains/adverts/photos/service.ts'
import { bookingDocuments } from '#domains/booking-documents/printouts.ts'
import { websiteDocuments } from '#domains/content/pictures/service.ts'
import type { DocumentOwners } from '#domains/documents/service.ts'
import { checkPartPhotos, repairPhotos } from '#domains/expertise/photos/service.ts'
import { expertisePapers } from '#domains/expertise/printouts/whole/service.ts'
import { intermediationDocuments } from '#domains/intermediation/papers/service.ts'
import { purchaseDocuments } from '#domains/purchases/papers/service.ts'
import { vehicleDocuments } from '#domains/stock/service.ts'

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
