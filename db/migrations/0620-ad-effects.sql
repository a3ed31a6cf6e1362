-- What photos, facts, an inspection and a price among the others were measured to bring adverts: those that have it beside those that have
-- not, over the last weeks. Made anew each night from the counted views and contacts; of nobody in particular.
create table ad_effects (
  kind text primary key check (kind in ('photos', 'facts', 'inspection', 'price')),
  -- of photos: so many are many, the median of the adverts that were measured; null where these are too few
  threshold int,
  -- the days that were looked at, both included
  since date not null,
  until date not null,
  -- adverts that have it, their days online, and what these brought; then the same of the others
  adverts int not null,
  days float8 not null,
  views int not null,
  contacts int not null,
  other_adverts int not null,
  other_days float8 not null,
  other_views int not null,
  other_contacts int not null
);
