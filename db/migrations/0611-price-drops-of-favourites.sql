-- Who keeps a car may be told that its price fell, without an amount: only who agreed to it, once for each fall of note.
alter table customer_consents drop constraint customer_consents_purpose_check;
alter table customer_consents add constraint customer_consents_purpose_check check (purpose in ('News', 'Offers', 'PriceDrops'));
-- stands in the message: who follows it takes the agreement back without signing in; new with every message
alter table favourites add drop_token uuid unique;
-- the price that was last told, by an alert too: the next fall counts from there
alter table favourites add told_price int check (told_price > 0);
create index vehicles_fallen on vehicles (price_update_date) where price < old_price and last_status = 'Published';
