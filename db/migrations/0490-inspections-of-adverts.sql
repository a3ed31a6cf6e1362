-- A seller has their car inspected for their advert: the sheet belongs to the advert, and the appointment too.
alter table technical_expertises add foreign key (ad_id) references vehicle_ads;
create unique index technical_expertises_ad on technical_expertises (ad_id) where ad_id is not null and last_status <> 'Rejected' and not is_deleted;
create index technical_expertises_of_ad on technical_expertises (ad_id, id) where ad_id is not null;

alter table appointments add column ad_id int references vehicle_ads on delete cascade;
create unique index appointments_ad on appointments (ad_id) where ad_id is not null and status = 'Booked';
