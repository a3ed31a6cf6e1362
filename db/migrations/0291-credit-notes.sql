-- What an invoice was taken back with: numbered without a gap, each in its year, with what that invoice said.
create table credit_note_counters (
  year int primary key,
  last int not null
);
create table booking_credit_notes (
  id int primary key generated always as identity,
  booking_id int not null references vehicle_bookings,
  -- the step that caused it
  status_id int not null unique references booking_statuses,
  number text not null unique,
  reason text not null,
  -- the invoice that it takes back, word for word; whole dirhams
  invoice_number text not null,
  invoiced timestamptz not null,
  buyer jsonb not null,
  listed_price int not null,
  price int not null,
  warranty_pack_id int references warranty_packs,
  pack_price int not null,
  created timestamptz not null,
  created_by text
);
create index booking_credit_notes_of_booking on booking_credit_notes (booking_id, id);

alter table documents drop constraint documents_type_check;
alter table documents add constraint documents_type_check check (type in (
    'VehicleCheckPartImage', 'VehicleGrayCard', 'VehicleRoadTax', 'VehiclePowerOfAttorney', 'VehicleTechnicalVisit', 'VehicleWithdrawal',
    'VehiclePicture', 'VehicleGalleryPicture', 'VehicleInfoSheet', 'VehicleCertificate', 'VehicleWarranty', 'PurchaseInvoice', 'CreditNote', 'CustomerCIN',
    'CustomerRC', 'QuotationSheet', 'TradeInVoucher', 'BankTransferCommitment', 'PurchaseVoucher', 'SaleProforma', 'PurchaseOrder',
    'DeliveryForm', 'BookingSimulation', 'TransferPV', 'ExpertiseSheet', 'CustomerCompanyStatus', 'CustomerCompanyWithdrawal',
    'IntermediationContractIndividual', 'IntermediationContractGarageOwner', 'IntermediationCommitmentIndividual',
    'IntermediationCommitmentGarageOwner', 'IntermediationSaleContractIndividual', 'IntermediationSaleContractGarageOwner',
    'IntermediationExpertiseSheet', 'SaleRecoveryRequest', 'SaleRecoveryExpertiseSheet', 'SaleRecoveryVoucher',
    'IntermediationVehiclePicture', 'Banner', 'PublicExpertiseSheet', 'QualityControlSheet', 'DeliveryVoucher', 'ReleaseVoucher',
    'WebsiteElementImage', 'VehicleAdPicture'));
