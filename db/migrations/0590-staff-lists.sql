-- Every list of the staff reads its page from one index in its order and counts its tabs no further than a thousand (decision 060), with
-- 100 000 records as with a hundred. What is at work, what has ended and whose turn it is are columns that follow the status, as those of
-- bookings do; tools/statuses.test.ts holds them against the workflow tables.

alter table vehicle_purchases
  add column has_ended boolean not null generated always as
    (last_status in ('Rejected', 'Deactivated', 'Complete', 'TransferedToIntermediation', 'TransferedToAd', 'Canceled')) stored,
  add column awaits_house boolean not null generated always as
    (last_status in ('Submited', 'TechnicalExpertiseSubmitted', 'TechnicalExpertisePendingEdit', 'QuotationRejected', 'CustomerNegociated',
      'DocumentsSubmited', 'DocumentsAccepted', 'Billed', 'DocumentsConformityAccepted')) stored;

create index vehicle_purchases_todo on vehicle_purchases (due, id) include (storage_area_id, last_status) where awaits_house and not is_deleted;
create index vehicle_purchases_waiting on vehicle_purchases (due, id) include (storage_area_id, last_status)
  where not awaits_house and not has_ended and not is_deleted;
create index vehicle_purchases_open on vehicle_purchases (due, id) include (storage_area_id, last_status) where not has_ended and not is_deleted;
create index vehicle_purchases_closed on vehicle_purchases (id desc) include (storage_area_id, last_status) where has_ended and not is_deleted;
create index vehicle_purchases_transfers on vehicle_purchases (due, id) include (storage_area_id)
  where last_status = 'DocumentsConformityAccepted' and not is_deleted;
create index vehicle_purchases_reference_start on vehicle_purchases (search_identifier(reference) text_pattern_ops);
create index vehicle_purchases_seller_names on vehicle_purchases using gin (array_to_tsvector(fold_name(
  coalesce(seller ->> 'firstName', '') || ' ' || coalesce(seller ->> 'lastName', '') || ' ' || coalesce(seller ->> 'companyName', ''))));
create index vehicle_purchases_seller_phone_start on vehicle_purchases ((seller ->> 'phone') text_pattern_ops);

alter table vehicle_intermediations
  add column has_ended boolean not null generated always as
    (last_status in ('Rejected', 'TransferedToAd') or (last_status = 'Complete' and paid is not null)) stored;
create index vehicle_intermediations_open on vehicle_intermediations (due, id) include (storage_area_id, last_status, disposed_vehicle_id)
  where not has_ended and not is_deleted;
create index vehicle_intermediations_closed on vehicle_intermediations (id desc) include (storage_area_id, last_status)
  where has_ended and not is_deleted;
create index vehicle_intermediations_signed on vehicle_intermediations (disposed_vehicle_id) include (storage_area_id, due)
  where last_status = 'ContractSigned' and not is_deleted;
create index vehicle_intermediations_reference_start on vehicle_intermediations (search_identifier(reference) text_pattern_ops);
create index vehicle_intermediations_seller_names on vehicle_intermediations using gin (array_to_tsvector(fold_name(
  coalesce(seller ->> 'firstName', '') || ' ' || coalesce(seller ->> 'lastName', '') || ' ' || coalesce(seller ->> 'companyName', ''))));
create index vehicle_intermediations_seller_phone_start on vehicle_intermediations ((seller ->> 'phone') text_pattern_ops);

-- sheets: a page of several statuses in the order of their numbers
create index technical_expertises_edits on technical_expertises (id) include (storage_area_id)
  where last_status in ('PendingEdits', 'QuotationRejected') and not is_deleted;
create index technical_expertises_review on technical_expertises (id) include (storage_area_id)
  where last_status in ('Submitted', 'QuotationSubmitted') and not is_deleted;
create index technical_expertises_closed on technical_expertises (id desc) include (storage_area_id)
  where last_status in ('Accepted', 'Rejected') and not is_deleted;
create index technical_expertises_expert on technical_expertises (expert, id) where expert is not null and not is_deleted;
create index technical_expertises_reference_start on technical_expertises (search_identifier(reference) text_pattern_ops);

create index vehicle_ads_shown on vehicle_ads (due, id desc) where last_status <> 'Draft' and not is_deleted;
create index vehicle_ads_of_status on vehicle_ads (last_status, due, id desc) where not is_deleted;
create index vehicle_ads_reference_start on vehicle_ads (search_identifier(reference) text_pattern_ops);

create index vehicle_sales_closed on vehicle_sales (id desc) include (storage_area_id, assigned_to) where has_ended and not is_deleted;

create index contact_requests_held on contact_requests (id desc) where answered is null and held_for is not null;
create index contact_requests_answered on contact_requests (answered desc, id desc) where answered is not null;

create index messages_of_state on messages (state, id desc);
create index suppressed_addresses_newest on suppressed_addresses (created desc, address);

create index vehicles_stock_area on vehicles (storage_area_id, last_status, last_modified desc) where not is_deleted;
-- twins of an advertised car
create index vehicles_registration on vehicles (registration_number) where registration_number is not null;
create index vehicles_chassis on vehicles (chassis_number) where chassis_number is not null;
