-- what the picture of an element shows, for those who do not see it; one that only adorns is marked so by its editor
alter table website_elements add column alts jsonb not null default '{}';
alter table website_elements add column is_decorative boolean not null default false;

-- a banner may have a picture; `alt` null: it only adorns
alter table banners add column document_id uuid references documents (id) on delete set null;
alter table banners add column alt jsonb;
create index banners_document on banners (document_id) where document_id is not null;
