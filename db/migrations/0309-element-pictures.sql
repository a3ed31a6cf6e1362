-- the picture of an element of a page
alter table website_elements add column document_id uuid references documents (id) on delete set null;
create index website_elements_document on website_elements (document_id) where document_id is not null;
