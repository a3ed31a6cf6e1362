-- Whether buyers may write to the seller by WhatsApp: with the number, once it was shown to them, and only where the seller said so.
alter table vehicle_ads add is_on_whatsapp boolean not null default false;
