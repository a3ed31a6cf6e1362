-- What a boost was measured to bring: views and contacts of the first seven paid days against the seven before, beside similar adverts without a
-- boost over the same days. Made anew each night from the counted views and contacts; of nobody in particular. One row, or none.
create table boost_effects (
  is_only boolean primary key default true check (is_only),
  -- boosted adverts, the median of the change of their views in percent, and how many were not looked at more
  adverts int not null,
  percent int not null,
  not_more int not null,
  -- contacts of one advert in seven days, on average
  contacts_before float8 not null,
  contacts_during float8 not null,
  -- the same of similar adverts: of those beside each boosted one the median, and of these medians the median again
  other_adverts int not null,
  other_percent int not null,
  other_contacts_before float8 not null,
  other_contacts_during float8 not null
);
