-- the sign that stands beside an element of a page; null: the screen's own choice
alter table website_elements add column icon text
  check (icon in ('banknote', 'bell', 'calculator', 'lifeBuoy', 'repeat', 'scale', 'shield', 'store'));
