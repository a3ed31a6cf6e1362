// Generated from docs/openapi.json by tools/generate.ts.
export interface paths {
    "/api/cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Canonical (French) names of all cities, in alphabetical order: the values of the filter Cities */
        get: operations["listCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cities/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All cities with French, Arabic and English name, region and place */
        get: operations["listCityDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/features": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Feature categories (interior, exterior) with their features */
        get: operations["listFeatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every text of the product in the caller's language: key (room.key) and ICU message */
        get: operations["listResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/storageareas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The stores that are open to the public, with place, phone and hours */
        get: operations["listStorageAreas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/storageareas/cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Names of the cities that have a store */
        get: operations["listStorageAreaCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclebrands/stripped": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All brands without their models, in alphabetical order */
        get: operations["listBrands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehiclebrands/stripped": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All brands without their models, in alphabetical order */
        get: operations["listBrands2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclebrands/icons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The drawn badge of every brand: its address and the picture itself as a data address */
        get: operations["listBrandIcons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/icons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The drawn badge of every brand: its address and the picture itself as a data address */
        get: operations["listBrandIcons2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclebrands/icons/{brand}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The drawn badge of one brand as SVG */
        get: operations["getBrandIcon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclebrands/{brand}/stripped": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Models of one brand, named as people name it (VW, Mercedes, رونو) */
        get: operations["listBrandModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{brand}/stripped": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Models of one brand, named as people name it (VW, Mercedes, رونو) */
        get: operations["listBrandModels2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/models/stripped": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Models of the named brands, or of all brands */
        get: operations["listModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclebrands/models/stripped": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Models of the named brands, or of all brands */
        get: operations["listModels2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/models/stripped": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Models of the named brands, or of all brands */
        get: operations["listModels3"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The settings that a visitor may know: names, phone and hours of the customer centre, deposit, limits */
        get: operations["listPublicSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/holidays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public holidays of a year, the earliest first */
        get: operations["listHolidays"];
        put?: never;
        /** Adds a closed day to the calendar by which deadlines are reckoned */
        post: operations["addHoliday"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/holidays/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Puts the date or the name of a holiday right, once the moon has been seen */
        put: operations["changeHoliday"];
        post?: never;
        /** Strikes a holiday out of the calendar */
        delete: operations["dropHoliday"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every setting with its value, its shape and limits, and who changed it last */
        get: operations["listSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/settings/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Another value for a setting; it counts at once. `was` is the value that the caller saw: SettingChanged when it is another by now */
        put: operations["changeSetting"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicles/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Published pictures of a vehicle, in gallery order */
        get: operations["listVehicleDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A published picture by its id; a number is a vehicle id and gives the first picture of its gallery */
        get: operations["getGalleryPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A published picture by its id; a number is a vehicle id and gives the first picture of its gallery */
        get: operations["getGalleryPicture2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/download/{type}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A document with its file name, whole (200) or in part (206, one byte range) */
        get: operations["downloadDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/download/{type}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A document with its file name, whole (200) or in part (206, one byte range) */
        get: operations["downloadDocument2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{type}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes a document away; it can be brought back */
        delete: operations["deleteDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{type}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes a document away; it can be brought back */
        delete: operations["deleteDocument2"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{type}/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a document back that was taken away */
        post: operations["restoreDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{type}/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a document back that was taken away */
        post: operations["restoreDocument2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Staff accept or refuse a paper that a customer sent; a refusal tells why */
        post: operations["reviewDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Staff accept or refuse a paper that a customer sent; a refusal tells why */
        post: operations["reviewDocument2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/papers/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a printed paper is genuine and the newest of its kind, by the code that it bears */
        get: operations["checkPaper"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/banner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The published banner of the home page */
        get: operations["getBanner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/banner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The published banner of the home page */
        get: operations["getBanner2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/pictures/{hash}/{width}.{format}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A published picture in one width and format; the address never changes its content */
        get: operations["getPictureVariant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/pictures/{hash}/{width}.{format}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A published picture in one width and format; the address never changes its content */
        get: operations["getPictureVariant2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/bounces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the reports of the mail or SMS provider; header x-bounce-secret bears BOUNCE_SECRET. Repeating changes nothing */
        post: operations["reportBounces"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The outbox, the latest first: what waits, left, failed; by recipient or customer. The words of a message are not shown */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/messages/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a message now that waits for its next attempt or was given up; one whose words are gone stays as it is */
        post: operations["retryMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/suppressed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Addresses that take no more mail, the latest first */
        get: operations["listSuppressed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/suppressed/lift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Writes again to an address that was put right; what its owner complained of stays stopped */
        post: operations["liftSuppression"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller as a member of the staff: name, roles and the areas they are bound to */
        get: operations["getCurrentStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everybody who is or was on the staff, with roles, areas, open sales and coming absences */
        get: operations["listStaff"];
        put?: never;
        /** Puts an account on the staff; without one, opens it and sends an invitation to choose a password */
        post: operations["addStaffMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/members/{subject}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Roles and areas of a member of the staff; one admin at least stays */
        put: operations["changeStaffMember"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/members/{subject}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes somebody off the staff: every session of theirs ends; their account as a customer stays */
        post: operations["deactivateStaffMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/members/{subject}/reactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings somebody back on the staff with the roles they had */
        post: operations["reactivateStaffMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/members/{subject}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the invitation once more to somebody who has not signed in yet */
        post: operations["inviteStaffMemberAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/rotas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rota of every open storage area, with the agents bound to it and whose turn is next */
        get: operations["listRotas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/rotas/{areaId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Who takes new sales of an area on which weekday; only agents bound to it */
        put: operations["changeRota"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/members/{subject}/absences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Days on which somebody takes no new sales */
        post: operations["addAbsence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/absences/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Strikes an absence */
        delete: operations["dropAbsence"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who changed what, the latest first; by member of the staff, action, record and days of Morocco */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/audit/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The people, actions and kinds of record that the audit names */
        get: operations["listAuditNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Records by reference, plate, chassis number, phone, e-mail or name, in any writing; bookings and sales of the caller’s areas */
        get: operations["searchRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The card of the caller, made at the first call of a new account */
        get: operations["getCurrentCustomer"];
        /** The postal address of the caller; name, e-mail and phone are changed at the identity provider */
        put: operations["updateCurrentCustomer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/current/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** What the caller agrees to and takes back; purposes and channels that are not named stay as they are */
        put: operations["updateConsents"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A card, for its owner and for the staff; to anybody else it does not exist */
        get: operations["getCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Customers by name, phone, e-mail or the plate of a car that they booked; without a search the latest first */
        get: operations["listCustomers"];
        put?: never;
        /** A card of somebody who came to a store or called; it becomes the account’s when its owner confirms the same e-mail or phone */
        post: operations["addCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Closes a card: its owner can still sign in, and does nothing more on the site */
        post: operations["deactivateCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/{id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a closed card again */
        post: operations["activateCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/{id}/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The bookings of a customer that the caller may see, the latest first */
        get: operations["listCustomerBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phonenumbers/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code of six digits to a Moroccan mobile number; it counts for ten minutes and replaces the one before */
        post: operations["sendPhoneCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/phonenumbers/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code of six digits to a Moroccan mobile number; it counts for ten minutes and replaces the one before */
        post: operations["sendPhoneCode2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phonenumbers/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the code of a number, once; when the caller’s card bears that number, it is confirmed */
        post: operations["checkPhoneCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/phonenumbers/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the code of a number, once; when the caller’s card bears that number, it is confirmed */
        post: operations["checkPhoneCode2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/current/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far the copy of the caller’s data is */
        get: operations["getDataExport"];
        put?: never;
        /** Asks for a copy of everything kept of the caller; an e-mail tells when it is there. One that is a day old at most stays */
        post: operations["askDataExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/current/export/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The copy itself: a ZIP with a page to read and the same as JSON; to anybody but its owner it does not exist */
        get: operations["downloadDataExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contactrequests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages to the house: those that wait, the most urgent first; those held back; or those answered */
        get: operations["listContactRequests"];
        put?: never;
        /** A message to the house, or a question about a car; answers by when somebody replies. A car needs a phone, the rest an e-mail */
        post: operations["sendContactRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contactrequests/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notes that a message has been answered; a second time changes nothing */
        post: operations["answerContactRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contactrequests/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A message held back that is no spam: its time to be answered begins now */
        post: operations["releaseContactRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs an address up for the letter; the answer is the same whether it stood there before or not */
        post: operations["subscribeToNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/{token}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms an address by the token of the first message */
        post: operations["confirmNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/{token}/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the letter by the token that stands in every message; a second time changes nothing */
        post: operations["unsubscribeFromNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicles/featured": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Featured vehicles, the latest published first */
        get: operations["listFeaturedVehicles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicles/promoted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Promoted vehicles, the latest published first */
        get: operations["listPromotedVehicles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything public of one published, reserved or lately sold vehicle */
        get: operations["getVehicle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicles/{id}/recommendations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Available vehicles close to this one, the closest first */
        get: operations["listRecommendations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicles/{id}/features": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Equipment of one vehicle by category */
        get: operations["listVehicleFeatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicles/{id}/sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sheet of a vehicle as PDF, in the language of the request: sent on by 303 to its newest version, printed anew when the vehicle has changed */
        get: operations["getVehicleSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/vehicles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The vehicles of the caller's areas, with counts by status */
        get: operations["listStock"];
        put?: never;
        /** Opens the card of a vehicle as a draft */
        post: operations["addStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/vehicles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The whole card of a vehicle, with its history and what may be done */
        get: operations["getStock"];
        /** Saves the fields of a card that nobody has changed since that edition */
        put: operations["saveStock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/vehicles/{id}/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets the price, when it still is what the caller saw; the former one stays in the history */
        post: operations["priceStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/vehicles/{id}/switches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Promotes, features, certifies or archives a vehicle, or takes that back */
        put: operations["switchStock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/vehicles/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a vehicle one step on; a transfer names its destination */
        post: operations["moveStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/vehicles/{id}/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Puts all pictures of a vehicle into this order and says which angle each shows */
        put: operations["arrangePictures"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/vehicles/{id}/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Puts all tasks of a vehicle into this order */
        put: operations["orderTasks"];
        /** Adds an administrative task behind those of the vehicle */
        post: operations["addTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/vehicles/{id}/tasks/{task}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes the words of a task that still reads as the caller saw it */
        put: operations["saveTask"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/vehicles/{id}/tasks/{task}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a task one step on */
        post: operations["moveTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the vehicles on sale that fit the filters, with the exact number of all of them */
        get: operations["listVehicles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicles/facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counts per value of every filter with all other filters applied, histograms and total */
        get: operations["getFacets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicles/stockcount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Number of vehicles on sale */
        get: operations["getStockCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Turns typed words in French, Arabic or Darija into filters and proposes completions with live counts */
        get: operations["suggest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/favourites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cars kept by the customer who asks, the last kept first */
        get: operations["listFavourites"];
        put?: never;
        /** Takes over the cars kept on a device; one already kept stays once, with its earlier saving. At most 500 in all */
        post: operations["mergeFavourites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicles/{id}/favourites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps a car; a second time changes nothing */
        post: operations["addFavourite"];
        /** Forgets a car and its price alert; a second time changes nothing */
        delete: operations["removeFavourite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicles/{id}/favourites/alert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Asks to be told once a car costs this much or less, and keeps the car; a new amount takes the place of the former one */
        put: operations["setPriceAlert"];
        post?: never;
        /** Ends the price alert of a kept car; a second time changes nothing */
        delete: operations["removePriceAlert"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favourites/alerts/{token}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a price alert by the token of its message, without signing in; a second time changes nothing */
        post: operations["stopPriceAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicles/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Two or three different vehicles side by side, in the order asked; a sold one is shown while its page stands */
        get: operations["compareVehicles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicles/simulation/configs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The terms of the monthly payment: rate, VAT, durations, limits of the advance, fee, lender */
        get: operations["getSimulationConfigs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicles/{id}/simulate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a car costs by the month at its price of now; an indication, not an offer of credit. Nothing is stored */
        post: operations["simulateVehicle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The alerts of the caller, the latest first */
        get: operations["listPreferences"];
        /** Replaces the criteria and the way of telling of one alert of the caller */
        put: operations["savePreference"];
        /** Keeps a search as an alert; the same search again answers the alert that stands, active */
        post: operations["createPreference"];
        /** Removes one alert of the caller */
        delete: operations["deletePreference"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/preferences/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One alert of the caller */
        get: operations["getPreference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/preferences/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stops an alert by the token of its mails, from its page or from the mail program itself; a second time changes nothing */
        post: operations["stopPreference"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/preferences/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes an alert up again by the token of its mails */
        post: operations["resumePreference"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{key}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The papers of a booking for its customer, and what they sent in; every version, the newest first */
        get: operations["listOwnPapers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/bookings/{id}/papers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every document of a booking with all versions, the newest first, and the papers that can be printed now */
        get: operations["listBookingPapers"];
        put?: never;
        /** Prints a paper of a booking in either language; one that was printed gets a new version, the former is kept */
        post: operations["printBookingPaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether cars can be reserved now, else from when on; the deposit and how long a car is held for it */
        get: operations["getBookingHours"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicles/{id}/book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Holds a car for the payment of its deposit. CarTaken is failure 2, BookingClosed failure 3 with the next opening in `opens`; after both a place in the line is offered */
        post: operations["bookVehicle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/favourites/book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Holds several cars in one sale, at most 5; each has its own result and its own deposit */
        post: operations["bookFavourites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a booking stands; its key is the right to see it. The word of the bank counts, not the return of the browser */
        get: operations["getBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{key}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a booking up, until it is billed; what becomes of the deposit stands in the ledger */
        post: operations["cancelBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{key}/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The answer of the customer to a new price */
        post: operations["answerNewPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{key}/paymentdetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How the customer pays the rest, with the warranty pack that is wished */
        post: operations["givePaymentDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/warrantypacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The warranty packs that can be had with a car */
        get: operations["listWarrantyPacks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the caller buys, the latest first: bookings with their status, dates, next step, money and messages */
        get: operations["listSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicles/{id}/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A place in the line for a car that somebody else holds, or while reservations are closed; one per person and car */
        post: operations["addPlace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/places/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a place in the line stands; its key is the right to see it */
        get: operations["getPlace"];
        put?: never;
        post?: never;
        /** Gives a place in the line back; a second time changes nothing */
        delete: operations["leavePlace"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/places/{key}/book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Holds the car that is offered to a place, for the person who took it */
        post: operations["bookPlace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclebookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The work queue of the staff: what is overdue first, then by the moment by which it should be done. Closed ones: the latest first */
        get: operations["listVehicleBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclebookings.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same queue as a table for a spreadsheet (UTF-8 with mark, semicolons), whole */
        get: operations["exportVehicleBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclebookings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything about a booking for the staff of its area: who, what, how it came so far, what may be done now, money, papers, messages */
        get: operations["getVehicleBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclebookings/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The car is kept for its customer; the sale begins and has somebody who looks after it */
        post: operations["acceptBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclebookings/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** No sale: the deposit goes back, the car is free again. The comment is for the customer too */
        post: operations["rejectBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclebookings/{id}/proposePrice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Proposes another price, which the customer accepts or refuses */
        post: operations["proposePrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclebookings/{id}/submitPaymentDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How the rest is paid, as the customer told; pro forma and purchase order follow */
        post: operations["submitPaymentDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclebookings/{id}/bill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes the invoice, once the whole price is settled */
        post: operations["billBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclebookings/{id}/control": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The car is ready to be handed over: every part of the check list is fine */
        post: operations["controlBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclebookings/{id}/deliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The car is handed over: sold, the warranty and the exchange month begin. The customer has signed (signBooking) */
        post: operations["deliverBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclebookings/{id}/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The car comes back within the exchange month and the mileage limit; the money is given back by hand */
        post: operations["recoverBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclebookings/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The customer gives the booking up; the deposit follows the setting, the car is free again */
        post: operations["cancelVehicleBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclebookings/{id}/receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notes money of the customer. Not more than is open, and only while the booking waits for its invoice */
        post: operations["addReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclebookings/{id}/receipts/{receiptId}/takeback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a wrong receipt back by an entry against it, with the reason; once, and before the invoice */
        post: operations["takeReceiptBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclebookings/{id}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notes money that somebody gave back by hand; not more than is to be returned */
        post: operations["addRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclebookings/{id}/checkparts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The check list of a car before it is handed over, in its order */
        get: operations["listCheckParts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclebookings/{id}/checkparts/{partId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** What was found at one point of the check list; a point that is not fine needs words. While the booking is Billed */
        put: operations["updateCheckPart"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclebookings/{id}/signature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** The signature of whoever takes the car, drawn on the tablet: a PNG in base64, at most 200 KB. While the booking is Controlled */
        put: operations["signBooking"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclebookings/{id}/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** The day of the handing over and the warranty pack. The pack only before the invoice, the day until the car is handed over */
        put: operations["planDelivery"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclesales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sales with their bookings: the oldest that are open first, of the closed the latest */
        get: operations["listVehicleSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclesales/assignees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who can look after sales, with the areas they are bound to (none: all) */
        get: operations["listAssignees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclesales/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives several sales to one colleague; each has its own result */
        post: operations["assignSales"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclesales/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A sale with its bookings, what happened and what the staff wrote */
        get: operations["getVehicleSale"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclesales/{id}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a sale that nobody has, or (managers) gives it to somebody */
        post: operations["assignSale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclesales/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A note, or a contact with the customer: the first contact begins the sale */
        post: operations["addSaleComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/purchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cars that the caller sells to the house or trades in, the latest request first */
        get: operations["listPurchases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps the file of the form field File as a document of that type; Id is the record that it belongs to */
        post: operations["uploadDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps the file of the form field File as a document of that type; Id is the record that it belongs to */
        post: operations["uploadDocument2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a payment stands; its id is the right to see it. The word of the bank counts, not the return of the browser */
        get: operations["getPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{id}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A fresh order at the card gate: the form that the browser posts there. Each attempt has an order number of its own */
        post: operations["startPaymentAttempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/cmi/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The signed word of the gate on an attempt; answers what the gate is to do with the money: ACTION=POSTAUTH, APPROVED or FAILURE */
        post: operations["takePaymentCallback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/cmi/{result}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The browser comes back from the gate: sent on by 303 to the page of the outcome. Decides nothing */
        post: operations["comeBackFromGate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/stuck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Attempts that the gateway did not settle by itself, the oldest first */
        get: operations["listPaymentsNeedingHands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/stuck/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the gateway once more */
        post: operations["retryPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/stuck/{id}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notes that somebody settled it outside, at the gate or by a transfer, and how */
        post: operations["settlePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: never;
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listCities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    listCityDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        nameFr: string;
                        nameAr: string;
                        nameEn: string;
                        regionFr: string;
                        regionAr: string;
                        latitude: number;
                        longitude: number;
                    }[];
                };
            };
        };
    };
    listFeatures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        code: string;
                        title: string;
                        titleAr: string;
                        features: {
                            id: number;
                            code: string;
                            title: string;
                            titleAr: string;
                        }[];
                    }[];
                };
            };
        };
    };
    listResources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: string;
                    };
                };
            };
        };
    };
    listStorageAreas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        nameAr: string;
                        tag: string;
                        city: string;
                        cityAr: string;
                        address: string;
                        addressAr: string;
                        addressLine2: string | null;
                        zip: string | null;
                        phone: string;
                        email: string | null;
                        latitude: number;
                        longitude: number;
                        hours: ({
                            open: string;
                            close: string;
                        } | null)[];
                        isDeactivated: boolean;
                    }[];
                };
            };
        };
    };
    listStorageAreaCities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    listBrands: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        nameAr: string;
                        logo: string;
                        isVO: boolean;
                    }[];
                };
            };
        };
    };
    listBrands2: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        nameAr: string;
                        logo: string;
                        isVO: boolean;
                    }[];
                };
            };
        };
    };
    listBrandIcons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        brand: string;
                        url: string;
                        data: string;
                    }[];
                };
            };
        };
    };
    listBrandIcons2: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        brand: string;
                        url: string;
                        data: string;
                    }[];
                };
            };
        };
    };
    getBrandIcon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                brand: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    listBrandModels: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                brand: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        brand: string;
                        name: string;
                        nameAr: string;
                        /** @enum {string} */
                        bodyStyle: "Cabriolet" | "Citadine" | "Pickup" | "Compact" | "SUV" | "Sedan" | "Fourgonnette" | "SportsCar" | "MiniVan" | "Wagon";
                        isVO: boolean;
                    }[];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    listBrandModels2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                brand: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        brand: string;
                        name: string;
                        nameAr: string;
                        /** @enum {string} */
                        bodyStyle: "Cabriolet" | "Citadine" | "Pickup" | "Compact" | "SUV" | "Sedan" | "Fourgonnette" | "SportsCar" | "MiniVan" | "Wagon";
                        isVO: boolean;
                    }[];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    listModels: {
        parameters: {
            query?: {
                brands?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        brand: string;
                        name: string;
                        nameAr: string;
                        /** @enum {string} */
                        bodyStyle: "Cabriolet" | "Citadine" | "Pickup" | "Compact" | "SUV" | "Sedan" | "Fourgonnette" | "SportsCar" | "MiniVan" | "Wagon";
                        isVO: boolean;
                    }[];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    listModels2: {
        parameters: {
            query?: {
                brands?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        brand: string;
                        name: string;
                        nameAr: string;
                        /** @enum {string} */
                        bodyStyle: "Cabriolet" | "Citadine" | "Pickup" | "Compact" | "SUV" | "Sedan" | "Fourgonnette" | "SportsCar" | "MiniVan" | "Wagon";
                        isVO: boolean;
                    }[];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    listModels3: {
        parameters: {
            query?: {
                brands?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        brand: string;
                        name: string;
                        nameAr: string;
                        /** @enum {string} */
                        bodyStyle: "Cabriolet" | "Citadine" | "Pickup" | "Compact" | "SUV" | "Sedan" | "Fourgonnette" | "SportsCar" | "MiniVan" | "Wagon";
                        isVO: boolean;
                    }[];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    listPublicSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        value: string;
                        /** @enum {string} */
                        type: "text" | "number" | "boolean" | "json";
                    }[];
                };
            };
        };
    };
    listHolidays: {
        parameters: {
            query: {
                year: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** Format: date */
                        date: string;
                        nameFr: string;
                        nameAr: string;
                        /** @enum {string} */
                        certainty: "Fixed" | "Observed" | "Announced" | "Estimated";
                    }[];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    addHoliday: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date */
                    date: string;
                    nameFr: string;
                    nameAr: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** Format: date */
                        date: string;
                        nameFr: string;
                        nameAr: string;
                        /** @enum {string} */
                        certainty: "Fixed" | "Observed" | "Announced" | "Estimated";
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    changeHoliday: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date */
                    date: string;
                    nameFr: string;
                    nameAr: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** Format: date */
                        date: string;
                        nameFr: string;
                        nameAr: string;
                        /** @enum {string} */
                        certainty: "Fixed" | "Observed" | "Announced" | "Estimated";
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    dropHoliday: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    listSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        value: string;
                        /** @enum {string} */
                        type: "text" | "number" | "boolean" | "json";
                        /** @enum {string} */
                        shape: "text" | "phone" | "email" | "number" | "boolean" | "hours" | "numbers" | "choice" | "rows" | "json";
                        min: number | null;
                        max: number | null;
                        whole: boolean;
                        options: string[];
                        isPublic: boolean;
                        lastModified: string;
                        lastModifiedBy: string | null;
                    }[];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    changeSetting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    value: string;
                    was: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        value: string;
                        /** @enum {string} */
                        type: "text" | "number" | "boolean" | "json";
                        /** @enum {string} */
                        shape: "text" | "phone" | "email" | "number" | "boolean" | "hours" | "numbers" | "choice" | "rows" | "json";
                        min: number | null;
                        max: number | null;
                        whole: boolean;
                        options: string[];
                        isPublic: boolean;
                        lastModified: string;
                        lastModifiedBy: string | null;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    listVehicleDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        uri: string;
                        mimeType: string;
                        fileName: string;
                        size: number;
                        isGenerated: boolean;
                        /** @enum {string} */
                        type: "VehicleCheckPartImage" | "VehicleGrayCard" | "VehicleRoadTax" | "VehiclePowerOfAttorney" | "VehicleTechnicalVisit" | "VehicleWithdrawal" | "VehiclePicture" | "VehicleGalleryPicture" | "VehicleInfoSheet" | "VehicleCertificate" | "VehicleWarranty" | "PurchaseInvoice" | "CustomerCIN" | "CustomerRC" | "QuotationSheet" | "TradeInVoucher" | "BankTransferCommitment" | "PurchaseVoucher" | "SaleProforma" | "PurchaseOrder" | "DeliveryForm" | "BookingSimulation" | "TransferPV" | "ExpertiseSheet" | "CustomerCompanyStatus" | "CustomerCompanyWithdrawal" | "IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "IntermediationExpertiseSheet" | "SaleRecoveryRequest" | "SaleRecoveryExpertiseSheet" | "SaleRecoveryVoucher" | "IntermediationVehiclePicture" | "Banner" | "PublicExpertiseSheet" | "QualityControlSheet" | "DeliveryVoucher" | "ReleaseVoucher" | "WebsiteElementImage" | "VehicleAdPicture";
                        /** @enum {string} */
                        spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                        /** @enum {string} */
                        status: "None" | "Accepted" | "Rejected" | "Published" | "Preview";
                        comment: string | null;
                        imagesOrder: number;
                        version: number;
                        hash: string | null;
                        width: number | null;
                        height: number | null;
                        language: ("fr" | "ar") | null;
                        superseded: string | null;
                        created: string;
                        validated: string | null;
                    }[];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    getGalleryPicture: {
        parameters: {
            query?: {
                isThumbnail?: "true" | "false";
            };
            header?: never;
            path: {
                id: string | number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    getGalleryPicture2: {
        parameters: {
            query?: {
                isThumbnail?: "true" | "false";
            };
            header?: never;
            path: {
                id: string | number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    downloadDocument: {
        parameters: {
            query?: {
                isThumbnail?: "true" | "false";
            };
            header?: never;
            path: {
                type: "VehicleCheckPartImage" | "VehicleGrayCard" | "VehicleRoadTax" | "VehiclePowerOfAttorney" | "VehicleTechnicalVisit" | "VehicleWithdrawal" | "VehiclePicture" | "VehicleGalleryPicture" | "VehicleInfoSheet" | "VehicleCertificate" | "VehicleWarranty" | "PurchaseInvoice" | "CustomerCIN" | "CustomerRC" | "QuotationSheet" | "TradeInVoucher" | "BankTransferCommitment" | "PurchaseVoucher" | "SaleProforma" | "PurchaseOrder" | "DeliveryForm" | "BookingSimulation" | "TransferPV" | "ExpertiseSheet" | "CustomerCompanyStatus" | "CustomerCompanyWithdrawal" | "IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "IntermediationExpertiseSheet" | "SaleRecoveryRequest" | "SaleRecoveryExpertiseSheet" | "SaleRecoveryVoucher" | "IntermediationVehiclePicture" | "Banner" | "PublicExpertiseSheet" | "QualityControlSheet" | "DeliveryVoucher" | "ReleaseVoucher" | "WebsiteElementImage" | "VehicleAdPicture";
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    downloadDocument2: {
        parameters: {
            query?: {
                isThumbnail?: "true" | "false";
            };
            header?: never;
            path: {
                type: "VehicleCheckPartImage" | "VehicleGrayCard" | "VehicleRoadTax" | "VehiclePowerOfAttorney" | "VehicleTechnicalVisit" | "VehicleWithdrawal" | "VehiclePicture" | "VehicleGalleryPicture" | "VehicleInfoSheet" | "VehicleCertificate" | "VehicleWarranty" | "PurchaseInvoice" | "CustomerCIN" | "CustomerRC" | "QuotationSheet" | "TradeInVoucher" | "BankTransferCommitment" | "PurchaseVoucher" | "SaleProforma" | "PurchaseOrder" | "DeliveryForm" | "BookingSimulation" | "TransferPV" | "ExpertiseSheet" | "CustomerCompanyStatus" | "CustomerCompanyWithdrawal" | "IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "IntermediationExpertiseSheet" | "SaleRecoveryRequest" | "SaleRecoveryExpertiseSheet" | "SaleRecoveryVoucher" | "IntermediationVehiclePicture" | "Banner" | "PublicExpertiseSheet" | "QualityControlSheet" | "DeliveryVoucher" | "ReleaseVoucher" | "WebsiteElementImage" | "VehicleAdPicture";
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    deleteDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                type: "VehicleCheckPartImage" | "VehicleGrayCard" | "VehicleRoadTax" | "VehiclePowerOfAttorney" | "VehicleTechnicalVisit" | "VehicleWithdrawal" | "VehiclePicture" | "VehicleGalleryPicture" | "VehicleInfoSheet" | "VehicleCertificate" | "VehicleWarranty" | "PurchaseInvoice" | "CustomerCIN" | "CustomerRC" | "QuotationSheet" | "TradeInVoucher" | "BankTransferCommitment" | "PurchaseVoucher" | "SaleProforma" | "PurchaseOrder" | "DeliveryForm" | "BookingSimulation" | "TransferPV" | "ExpertiseSheet" | "CustomerCompanyStatus" | "CustomerCompanyWithdrawal" | "IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "IntermediationExpertiseSheet" | "SaleRecoveryRequest" | "SaleRecoveryExpertiseSheet" | "SaleRecoveryVoucher" | "IntermediationVehiclePicture" | "Banner" | "PublicExpertiseSheet" | "QualityControlSheet" | "DeliveryVoucher" | "ReleaseVoucher" | "WebsiteElementImage" | "VehicleAdPicture";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    deleteDocument2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                type: "VehicleCheckPartImage" | "VehicleGrayCard" | "VehicleRoadTax" | "VehiclePowerOfAttorney" | "VehicleTechnicalVisit" | "VehicleWithdrawal" | "VehiclePicture" | "VehicleGalleryPicture" | "VehicleInfoSheet" | "VehicleCertificate" | "VehicleWarranty" | "PurchaseInvoice" | "CustomerCIN" | "CustomerRC" | "QuotationSheet" | "TradeInVoucher" | "BankTransferCommitment" | "PurchaseVoucher" | "SaleProforma" | "PurchaseOrder" | "DeliveryForm" | "BookingSimulation" | "TransferPV" | "ExpertiseSheet" | "CustomerCompanyStatus" | "CustomerCompanyWithdrawal" | "IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "IntermediationExpertiseSheet" | "SaleRecoveryRequest" | "SaleRecoveryExpertiseSheet" | "SaleRecoveryVoucher" | "IntermediationVehiclePicture" | "Banner" | "PublicExpertiseSheet" | "QualityControlSheet" | "DeliveryVoucher" | "ReleaseVoucher" | "WebsiteElementImage" | "VehicleAdPicture";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    restoreDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                type: "VehicleCheckPartImage" | "VehicleGrayCard" | "VehicleRoadTax" | "VehiclePowerOfAttorney" | "VehicleTechnicalVisit" | "VehicleWithdrawal" | "VehiclePicture" | "VehicleGalleryPicture" | "VehicleInfoSheet" | "VehicleCertificate" | "VehicleWarranty" | "PurchaseInvoice" | "CustomerCIN" | "CustomerRC" | "QuotationSheet" | "TradeInVoucher" | "BankTransferCommitment" | "PurchaseVoucher" | "SaleProforma" | "PurchaseOrder" | "DeliveryForm" | "BookingSimulation" | "TransferPV" | "ExpertiseSheet" | "CustomerCompanyStatus" | "CustomerCompanyWithdrawal" | "IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "IntermediationExpertiseSheet" | "SaleRecoveryRequest" | "SaleRecoveryExpertiseSheet" | "SaleRecoveryVoucher" | "IntermediationVehiclePicture" | "Banner" | "PublicExpertiseSheet" | "QualityControlSheet" | "DeliveryVoucher" | "ReleaseVoucher" | "WebsiteElementImage" | "VehicleAdPicture";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        uri: string;
                        mimeType: string;
                        fileName: string;
                        size: number;
                        isGenerated: boolean;
                        /** @enum {string} */
                        type: "VehicleCheckPartImage" | "VehicleGrayCard" | "VehicleRoadTax" | "VehiclePowerOfAttorney" | "VehicleTechnicalVisit" | "VehicleWithdrawal" | "VehiclePicture" | "VehicleGalleryPicture" | "VehicleInfoSheet" | "VehicleCertificate" | "VehicleWarranty" | "PurchaseInvoice" | "CustomerCIN" | "CustomerRC" | "QuotationSheet" | "TradeInVoucher" | "BankTransferCommitment" | "PurchaseVoucher" | "SaleProforma" | "PurchaseOrder" | "DeliveryForm" | "BookingSimulation" | "TransferPV" | "ExpertiseSheet" | "CustomerCompanyStatus" | "CustomerCompanyWithdrawal" | "IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "IntermediationExpertiseSheet" | "SaleRecoveryRequest" | "SaleRecoveryExpertiseSheet" | "SaleRecoveryVoucher" | "IntermediationVehiclePicture" | "Banner" | "PublicExpertiseSheet" | "QualityControlSheet" | "DeliveryVoucher" | "ReleaseVoucher" | "WebsiteElementImage" | "VehicleAdPicture";
                        /** @enum {string} */
                        spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                        /** @enum {string} */
                        status: "None" | "Accepted" | "Rejected" | "Published" | "Preview";
                        comment: string | null;
                        imagesOrder: number;
                        version: number;
                        hash: string | null;
                        width: number | null;
                        height: number | null;
                        language: ("fr" | "ar") | null;
                        superseded: string | null;
                        created: string;
                        validated: string | null;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    restoreDocument2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                type: "VehicleCheckPartImage" | "VehicleGrayCard" | "VehicleRoadTax" | "VehiclePowerOfAttorney" | "VehicleTechnicalVisit" | "VehicleWithdrawal" | "VehiclePicture" | "VehicleGalleryPicture" | "VehicleInfoSheet" | "VehicleCertificate" | "VehicleWarranty" | "PurchaseInvoice" | "CustomerCIN" | "CustomerRC" | "QuotationSheet" | "TradeInVoucher" | "BankTransferCommitment" | "PurchaseVoucher" | "SaleProforma" | "PurchaseOrder" | "DeliveryForm" | "BookingSimulation" | "TransferPV" | "ExpertiseSheet" | "CustomerCompanyStatus" | "CustomerCompanyWithdrawal" | "IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "IntermediationExpertiseSheet" | "SaleRecoveryRequest" | "SaleRecoveryExpertiseSheet" | "SaleRecoveryVoucher" | "IntermediationVehiclePicture" | "Banner" | "PublicExpertiseSheet" | "QualityControlSheet" | "DeliveryVoucher" | "ReleaseVoucher" | "WebsiteElementImage" | "VehicleAdPicture";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        uri: string;
                        mimeType: string;
                        fileName: string;
                        size: number;
                        isGenerated: boolean;
                        /** @enum {string} */
                        type: "VehicleCheckPartImage" | "VehicleGrayCard" | "VehicleRoadTax" | "VehiclePowerOfAttorney" | "VehicleTechnicalVisit" | "VehicleWithdrawal" | "VehiclePicture" | "VehicleGalleryPicture" | "VehicleInfoSheet" | "VehicleCertificate" | "VehicleWarranty" | "PurchaseInvoice" | "CustomerCIN" | "CustomerRC" | "QuotationSheet" | "TradeInVoucher" | "BankTransferCommitment" | "PurchaseVoucher" | "SaleProforma" | "PurchaseOrder" | "DeliveryForm" | "BookingSimulation" | "TransferPV" | "ExpertiseSheet" | "CustomerCompanyStatus" | "CustomerCompanyWithdrawal" | "IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "IntermediationExpertiseSheet" | "SaleRecoveryRequest" | "SaleRecoveryExpertiseSheet" | "SaleRecoveryVoucher" | "IntermediationVehiclePicture" | "Banner" | "PublicExpertiseSheet" | "QualityControlSheet" | "DeliveryVoucher" | "ReleaseVoucher" | "WebsiteElementImage" | "VehicleAdPicture";
                        /** @enum {string} */
                        spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                        /** @enum {string} */
                        status: "None" | "Accepted" | "Rejected" | "Published" | "Preview";
                        comment: string | null;
                        imagesOrder: number;
                        version: number;
                        hash: string | null;
                        width: number | null;
                        height: number | null;
                        language: ("fr" | "ar") | null;
                        superseded: string | null;
                        created: string;
                        validated: string | null;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    reviewDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    status: "Accepted" | "Rejected";
                    comment?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        uri: string;
                        mimeType: string;
                        fileName: string;
                        size: number;
                        isGenerated: boolean;
                        /** @enum {string} */
                        type: "VehicleCheckPartImage" | "VehicleGrayCard" | "VehicleRoadTax" | "VehiclePowerOfAttorney" | "VehicleTechnicalVisit" | "VehicleWithdrawal" | "VehiclePicture" | "VehicleGalleryPicture" | "VehicleInfoSheet" | "VehicleCertificate" | "VehicleWarranty" | "PurchaseInvoice" | "CustomerCIN" | "CustomerRC" | "QuotationSheet" | "TradeInVoucher" | "BankTransferCommitment" | "PurchaseVoucher" | "SaleProforma" | "PurchaseOrder" | "DeliveryForm" | "BookingSimulation" | "TransferPV" | "ExpertiseSheet" | "CustomerCompanyStatus" | "CustomerCompanyWithdrawal" | "IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "IntermediationExpertiseSheet" | "SaleRecoveryRequest" | "SaleRecoveryExpertiseSheet" | "SaleRecoveryVoucher" | "IntermediationVehiclePicture" | "Banner" | "PublicExpertiseSheet" | "QualityControlSheet" | "DeliveryVoucher" | "ReleaseVoucher" | "WebsiteElementImage" | "VehicleAdPicture";
                        /** @enum {string} */
                        spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                        /** @enum {string} */
                        status: "None" | "Accepted" | "Rejected" | "Published" | "Preview";
                        comment: string | null;
                        imagesOrder: number;
                        version: number;
                        hash: string | null;
                        width: number | null;
                        height: number | null;
                        language: ("fr" | "ar") | null;
                        superseded: string | null;
                        created: string;
                        validated: string | null;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    reviewDocument2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    status: "Accepted" | "Rejected";
                    comment?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        uri: string;
                        mimeType: string;
                        fileName: string;
                        size: number;
                        isGenerated: boolean;
                        /** @enum {string} */
                        type: "VehicleCheckPartImage" | "VehicleGrayCard" | "VehicleRoadTax" | "VehiclePowerOfAttorney" | "VehicleTechnicalVisit" | "VehicleWithdrawal" | "VehiclePicture" | "VehicleGalleryPicture" | "VehicleInfoSheet" | "VehicleCertificate" | "VehicleWarranty" | "PurchaseInvoice" | "CustomerCIN" | "CustomerRC" | "QuotationSheet" | "TradeInVoucher" | "BankTransferCommitment" | "PurchaseVoucher" | "SaleProforma" | "PurchaseOrder" | "DeliveryForm" | "BookingSimulation" | "TransferPV" | "ExpertiseSheet" | "CustomerCompanyStatus" | "CustomerCompanyWithdrawal" | "IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "IntermediationExpertiseSheet" | "SaleRecoveryRequest" | "SaleRecoveryExpertiseSheet" | "SaleRecoveryVoucher" | "IntermediationVehiclePicture" | "Banner" | "PublicExpertiseSheet" | "QualityControlSheet" | "DeliveryVoucher" | "ReleaseVoucher" | "WebsiteElementImage" | "VehicleAdPicture";
                        /** @enum {string} */
                        spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                        /** @enum {string} */
                        status: "None" | "Accepted" | "Rejected" | "Published" | "Preview";
                        comment: string | null;
                        imagesOrder: number;
                        version: number;
                        hash: string | null;
                        width: number | null;
                        height: number | null;
                        language: ("fr" | "ar") | null;
                        superseded: string | null;
                        created: string;
                        validated: string | null;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    checkPaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        type: "VehicleCheckPartImage" | "VehicleGrayCard" | "VehicleRoadTax" | "VehiclePowerOfAttorney" | "VehicleTechnicalVisit" | "VehicleWithdrawal" | "VehiclePicture" | "VehicleGalleryPicture" | "VehicleInfoSheet" | "VehicleCertificate" | "VehicleWarranty" | "PurchaseInvoice" | "CustomerCIN" | "CustomerRC" | "QuotationSheet" | "TradeInVoucher" | "BankTransferCommitment" | "PurchaseVoucher" | "SaleProforma" | "PurchaseOrder" | "DeliveryForm" | "BookingSimulation" | "TransferPV" | "ExpertiseSheet" | "CustomerCompanyStatus" | "CustomerCompanyWithdrawal" | "IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "IntermediationExpertiseSheet" | "SaleRecoveryRequest" | "SaleRecoveryExpertiseSheet" | "SaleRecoveryVoucher" | "IntermediationVehiclePicture" | "Banner" | "PublicExpertiseSheet" | "QualityControlSheet" | "DeliveryVoucher" | "ReleaseVoucher" | "WebsiteElementImage" | "VehicleAdPicture";
                        reference: string;
                        /** @enum {string} */
                        language: "fr" | "ar";
                        version: number;
                        created: string;
                        superseded: string | null;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    getBanner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    getBanner2: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    getPictureVariant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hash: string;
                width: "320" | "640" | "960" | "1440";
                format: "avif" | "webp" | "jpeg";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    getPictureVariant2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hash: string;
                width: "320" | "640" | "960" | "1440";
                format: "avif" | "webp" | "jpeg";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    reportBounces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reports: {
                        /** @enum {string} */
                        kind: "Bounced" | "Complained" | "Delayed";
                        /**
                         * @default Email
                         * @enum {string}
                         */
                        channel?: "Email" | "Sms";
                        messageId?: string;
                        address?: string;
                        /** @default  */
                        reason?: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    listMessages: {
        parameters: {
            query?: {
                state?: "Waiting" | "Sending" | "Sent" | "Failed" | "Bounced" | "Suppressed" | "Expired" | "Dropped";
                recipient?: string;
                customerId?: number;
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        currentPage: number;
                        pageCount: number;
                        pageSize: number;
                        rowCount: number;
                        firstRowOnPage: number;
                        lastRowOnPage: number;
                        results: {
                            id: number;
                            occasion: string;
                            /** @enum {string} */
                            channel: "Email" | "Sms";
                            recipient: string;
                            /** @enum {string} */
                            language: "fr" | "ar";
                            customerId: number | null;
                            marketing: boolean;
                            /** @enum {string} */
                            state: "Waiting" | "Sending" | "Sent" | "Failed" | "Bounced" | "Suppressed" | "Expired" | "Dropped";
                            attempts: number;
                            due: string;
                            fault: string | null;
                            canRetry: boolean;
                            created: string;
                            lastModified: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    retryMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isDue: boolean;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    listSuppressed: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        currentPage: number;
                        pageCount: number;
                        pageSize: number;
                        rowCount: number;
                        firstRowOnPage: number;
                        lastRowOnPage: number;
                        results: {
                            id: string;
                            address: string;
                            /** @enum {string} */
                            channel: "Email" | "Sms";
                            /** @enum {string} */
                            reason: "NotFound" | "Complaint";
                            created: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    liftSuppression: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    getCurrentStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        subject: string;
                        name: string;
                        roles: ("agent" | "expert" | "controller" | "manager" | "editor" | "admin")[];
                        areas: {
                            id: number;
                            name: string;
                            nameAr: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    listStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        subject: string;
                        name: string;
                        roles: ("agent" | "expert" | "controller" | "manager" | "editor" | "admin")[];
                        areas: {
                            id: number;
                            name: string;
                            nameAr: string;
                        }[];
                        email: string | null;
                        isDeactivated: boolean;
                        invited: boolean;
                        lastSignIn: string | null;
                        openSales: number;
                        absences: {
                            id: number;
                            /** Format: date */
                            firstDay: string;
                            /** Format: date */
                            lastDay: string;
                        }[];
                    }[];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    addStaffMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    roles: ("agent" | "expert" | "controller" | "manager" | "editor" | "admin")[];
                    /** @default [] */
                    areaIds?: number[];
                    person?: {
                        /** @enum {string} */
                        civility: "M." | "Mme.";
                        firstName: string;
                        lastName: string;
                        phone: string;
                        /** @enum {string} */
                        language: "fr" | "ar";
                    };
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        subject: string;
                        name: string;
                        roles: ("agent" | "expert" | "controller" | "manager" | "editor" | "admin")[];
                        areas: {
                            id: number;
                            name: string;
                            nameAr: string;
                        }[];
                        email: string | null;
                        isDeactivated: boolean;
                        invited: boolean;
                        lastSignIn: string | null;
                        openSales: number;
                        absences: {
                            id: number;
                            /** Format: date */
                            firstDay: string;
                            /** Format: date */
                            lastDay: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    changeStaffMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subject: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    roles: ("agent" | "expert" | "controller" | "manager" | "editor" | "admin")[];
                    areaIds: number[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        subject: string;
                        name: string;
                        roles: ("agent" | "expert" | "controller" | "manager" | "editor" | "admin")[];
                        areas: {
                            id: number;
                            name: string;
                            nameAr: string;
                        }[];
                        email: string | null;
                        isDeactivated: boolean;
                        invited: boolean;
                        lastSignIn: string | null;
                        openSales: number;
                        absences: {
                            id: number;
                            /** Format: date */
                            firstDay: string;
                            /** Format: date */
                            lastDay: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    deactivateStaffMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subject: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        subject: string;
                        name: string;
                        roles: ("agent" | "expert" | "controller" | "manager" | "editor" | "admin")[];
                        areas: {
                            id: number;
                            name: string;
                            nameAr: string;
                        }[];
                        email: string | null;
                        isDeactivated: boolean;
                        invited: boolean;
                        lastSignIn: string | null;
                        openSales: number;
                        absences: {
                            id: number;
                            /** Format: date */
                            firstDay: string;
                            /** Format: date */
                            lastDay: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    reactivateStaffMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subject: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        subject: string;
                        name: string;
                        roles: ("agent" | "expert" | "controller" | "manager" | "editor" | "admin")[];
                        areas: {
                            id: number;
                            name: string;
                            nameAr: string;
                        }[];
                        email: string | null;
                        isDeactivated: boolean;
                        invited: boolean;
                        lastSignIn: string | null;
                        openSales: number;
                        absences: {
                            id: number;
                            /** Format: date */
                            firstDay: string;
                            /** Format: date */
                            lastDay: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    inviteStaffMemberAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subject: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    listRotas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        area: {
                            id: number;
                            name: string;
                            nameAr: string;
                        };
                        days: string[][];
                        agents: {
                            subject: string;
                            name: string;
                            openSales: number;
                            lastAssigned: string | null;
                            absent: boolean;
                        }[];
                        next: string | null;
                    }[];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    changeRota: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                areaId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    days: string[][];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        area: {
                            id: number;
                            name: string;
                            nameAr: string;
                        };
                        days: string[][];
                        agents: {
                            subject: string;
                            name: string;
                            openSales: number;
                            lastAssigned: string | null;
                            absent: boolean;
                        }[];
                        next: string | null;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    addAbsence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subject: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date */
                    firstDay: string;
                    /** Format: date */
                    lastDay: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** Format: date */
                        firstDay: string;
                        /** Format: date */
                        lastDay: string;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    dropAbsence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    listAudit: {
        parameters: {
            query?: {
                subject?: string;
                action?: string;
                recordType?: string;
                recordId?: string;
                from?: string;
                to?: string;
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        currentPage: number;
                        pageCount: number;
                        pageSize: number;
                        rowCount: number;
                        firstRowOnPage: number;
                        lastRowOnPage: number;
                        results: {
                            id: number;
                            created: string;
                            subject: string;
                            name: string | null;
                            roles: ("agent" | "expert" | "controller" | "manager" | "editor" | "admin")[];
                            action: string;
                            recordType: string | null;
                            recordId: string | null;
                            recordName: string | null;
                            /** @enum {string} */
                            outcome: "Done" | "Failed";
                            details: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    listAuditNames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        people: {
                            subject: string;
                            name: string;
                        }[];
                        actions: string[];
                        recordTypes: string[];
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    searchRecords: {
        parameters: {
            query: {
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind: "booking" | "sale" | "vehicle" | "customer";
                        id: number;
                        reference: string | null;
                        title: string;
                        detail: string | null;
                        status: string;
                    }[];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    getCurrentCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        userId: string | null;
                        /** @enum {string} */
                        civility: "M." | "Mme." | "Société";
                        firstName: string;
                        lastName: string;
                        companyName: string | null;
                        idNumber: string | null;
                        email: string | null;
                        emailVerified: boolean;
                        phone: string | null;
                        phoneVerified: boolean;
                        /** @enum {string} */
                        language: "fr" | "ar";
                        address: string | null;
                        addressLine2: string | null;
                        zip: string | null;
                        city: string | null;
                        /** @enum {string} */
                        operationType: "None" | "Request" | "Sale" | "IntermediationRequest" | "IntermediationSale";
                        /** @enum {string} */
                        origin: "FO" | "BO" | "Extern";
                        /** @enum {string} */
                        lastStatus: "Active" | "Inactive";
                        statuses: {
                            /** @enum {string} */
                            type: "Active" | "Inactive";
                            comment: string | null;
                            created: string;
                        }[];
                        consents: {
                            /** @enum {string} */
                            purpose: "News" | "Offers";
                            /** @enum {string} */
                            channel: "Email" | "Sms" | "Phone" | "Post";
                            given: boolean;
                            textVersion: string;
                            created: string;
                        }[];
                        created: string;
                        lastModified: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    updateCurrentCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address: string | null;
                    addressLine2: string | null;
                    zip: string | null;
                    city: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        userId: string | null;
                        /** @enum {string} */
                        civility: "M." | "Mme." | "Société";
                        firstName: string;
                        lastName: string;
                        companyName: string | null;
                        idNumber: string | null;
                        email: string | null;
                        emailVerified: boolean;
                        phone: string | null;
                        phoneVerified: boolean;
                        /** @enum {string} */
                        language: "fr" | "ar";
                        address: string | null;
                        addressLine2: string | null;
                        zip: string | null;
                        city: string | null;
                        /** @enum {string} */
                        operationType: "None" | "Request" | "Sale" | "IntermediationRequest" | "IntermediationSale";
                        /** @enum {string} */
                        origin: "FO" | "BO" | "Extern";
                        /** @enum {string} */
                        lastStatus: "Active" | "Inactive";
                        statuses: {
                            /** @enum {string} */
                            type: "Active" | "Inactive";
                            comment: string | null;
                            created: string;
                        }[];
                        consents: {
                            /** @enum {string} */
                            purpose: "News" | "Offers";
                            /** @enum {string} */
                            channel: "Email" | "Sms" | "Phone" | "Post";
                            given: boolean;
                            textVersion: string;
                            created: string;
                        }[];
                        created: string;
                        lastModified: string;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    updateConsents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    consents: {
                        /** @enum {string} */
                        purpose: "News" | "Offers";
                        /** @enum {string} */
                        channel: "Email" | "Sms" | "Phone" | "Post";
                        given: boolean;
                    }[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        purpose: "News" | "Offers";
                        /** @enum {string} */
                        channel: "Email" | "Sms" | "Phone" | "Post";
                        given: boolean;
                        textVersion: string;
                        created: string;
                    }[];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    getCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        userId: string | null;
                        /** @enum {string} */
                        civility: "M." | "Mme." | "Société";
                        firstName: string;
                        lastName: string;
                        companyName: string | null;
                        idNumber: string | null;
                        email: string | null;
                        emailVerified: boolean;
                        phone: string | null;
                        phoneVerified: boolean;
                        /** @enum {string} */
                        language: "fr" | "ar";
                        address: string | null;
                        addressLine2: string | null;
                        zip: string | null;
                        city: string | null;
                        /** @enum {string} */
                        operationType: "None" | "Request" | "Sale" | "IntermediationRequest" | "IntermediationSale";
                        /** @enum {string} */
                        origin: "FO" | "BO" | "Extern";
                        /** @enum {string} */
                        lastStatus: "Active" | "Inactive";
                        statuses: {
                            /** @enum {string} */
                            type: "Active" | "Inactive";
                            comment: string | null;
                            created: string;
                        }[];
                        consents: {
                            /** @enum {string} */
                            purpose: "News" | "Offers";
                            /** @enum {string} */
                            channel: "Email" | "Sms" | "Phone" | "Post";
                            given: boolean;
                            textVersion: string;
                            created: string;
                        }[];
                        created: string;
                        lastModified: string;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                q?: string;
                status?: "Active" | "Inactive";
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        currentPage: number;
                        pageCount: number;
                        pageSize: number;
                        rowCount: number;
                        firstRowOnPage: number;
                        lastRowOnPage: number;
                        results: {
                            id: number;
                            /** @enum {string} */
                            civility: "M." | "Mme." | "Société";
                            firstName: string;
                            lastName: string;
                            companyName: string | null;
                            email: string | null;
                            phone: string | null;
                            city: string | null;
                            /** @enum {string} */
                            lastStatus: "Active" | "Inactive";
                            hasAccount: boolean;
                            bookings: number;
                            created: string;
                            lastSeen: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    addCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    civility: "M." | "Mme." | "Société";
                    firstName: string;
                    lastName: string;
                    companyName?: string | null;
                    /** @default null */
                    email?: string | null;
                    /** @default null */
                    phone?: string | null;
                    /** @enum {string} */
                    language: "fr" | "ar";
                    address?: string | null;
                    addressLine2?: string | null;
                    zip?: string | null;
                    city?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        userId: string | null;
                        /** @enum {string} */
                        civility: "M." | "Mme." | "Société";
                        firstName: string;
                        lastName: string;
                        companyName: string | null;
                        idNumber: string | null;
                        email: string | null;
                        emailVerified: boolean;
                        phone: string | null;
                        phoneVerified: boolean;
                        /** @enum {string} */
                        language: "fr" | "ar";
                        address: string | null;
                        addressLine2: string | null;
                        zip: string | null;
                        city: string | null;
                        /** @enum {string} */
                        operationType: "None" | "Request" | "Sale" | "IntermediationRequest" | "IntermediationSale";
                        /** @enum {string} */
                        origin: "FO" | "BO" | "Extern";
                        /** @enum {string} */
                        lastStatus: "Active" | "Inactive";
                        statuses: {
                            /** @enum {string} */
                            type: "Active" | "Inactive";
                            comment: string | null;
                            created: string;
                        }[];
                        consents: {
                            /** @enum {string} */
                            purpose: "News" | "Offers";
                            /** @enum {string} */
                            channel: "Email" | "Sms" | "Phone" | "Post";
                            given: boolean;
                            textVersion: string;
                            created: string;
                        }[];
                        created: string;
                        lastModified: string;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    deactivateCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    comment: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        userId: string | null;
                        /** @enum {string} */
                        civility: "M." | "Mme." | "Société";
                        firstName: string;
                        lastName: string;
                        companyName: string | null;
                        idNumber: string | null;
                        email: string | null;
                        emailVerified: boolean;
                        phone: string | null;
                        phoneVerified: boolean;
                        /** @enum {string} */
                        language: "fr" | "ar";
                        address: string | null;
                        addressLine2: string | null;
                        zip: string | null;
                        city: string | null;
                        /** @enum {string} */
                        operationType: "None" | "Request" | "Sale" | "IntermediationRequest" | "IntermediationSale";
                        /** @enum {string} */
                        origin: "FO" | "BO" | "Extern";
                        /** @enum {string} */
                        lastStatus: "Active" | "Inactive";
                        statuses: {
                            /** @enum {string} */
                            type: "Active" | "Inactive";
                            comment: string | null;
                            created: string;
                        }[];
                        consents: {
                            /** @enum {string} */
                            purpose: "News" | "Offers";
                            /** @enum {string} */
                            channel: "Email" | "Sms" | "Phone" | "Post";
                            given: boolean;
                            textVersion: string;
                            created: string;
                        }[];
                        created: string;
                        lastModified: string;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    activateCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    comment: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        userId: string | null;
                        /** @enum {string} */
                        civility: "M." | "Mme." | "Société";
                        firstName: string;
                        lastName: string;
                        companyName: string | null;
                        idNumber: string | null;
                        email: string | null;
                        emailVerified: boolean;
                        phone: string | null;
                        phoneVerified: boolean;
                        /** @enum {string} */
                        language: "fr" | "ar";
                        address: string | null;
                        addressLine2: string | null;
                        zip: string | null;
                        city: string | null;
                        /** @enum {string} */
                        operationType: "None" | "Request" | "Sale" | "IntermediationRequest" | "IntermediationSale";
                        /** @enum {string} */
                        origin: "FO" | "BO" | "Extern";
                        /** @enum {string} */
                        lastStatus: "Active" | "Inactive";
                        statuses: {
                            /** @enum {string} */
                            type: "Active" | "Inactive";
                            comment: string | null;
                            created: string;
                        }[];
                        consents: {
                            /** @enum {string} */
                            purpose: "News" | "Offers";
                            /** @enum {string} */
                            channel: "Email" | "Sms" | "Phone" | "Post";
                            given: boolean;
                            textVersion: string;
                            created: string;
                        }[];
                        created: string;
                        lastModified: string;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    listCustomerBookings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        reference: string;
                        saleId: number;
                        car: string;
                        plate: string | null;
                        price: number;
                        status: string;
                        created: string;
                    }[];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    sendPhoneCode: {
        parameters: {
            query: {
                phone: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    sendPhoneCode2: {
        parameters: {
            query: {
                phone: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    checkPhoneCode: {
        parameters: {
            query: {
                phone: string;
                code: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    checkPhoneCode2: {
        parameters: {
            query: {
                phone: string;
                code: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    getDataExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string | null;
                        /** @enum {string} */
                        state: "None" | "Asked" | "Ready";
                        asked: string | null;
                        expires: string | null;
                        size: number | null;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    askDataExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string | null;
                        /** @enum {string} */
                        state: "None" | "Asked" | "Ready";
                        asked: string | null;
                        expires: string | null;
                        size: number | null;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    downloadDataExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    listContactRequests: {
        parameters: {
            query?: {
                state?: "open" | "held" | "answered";
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        currentPage: number;
                        pageCount: number;
                        pageSize: number;
                        rowCount: number;
                        firstRowOnPage: number;
                        lastRowOnPage: number;
                        results: {
                            id: number;
                            firstName: string;
                            lastName: string;
                            email: string | null;
                            phone: string | null;
                            message: string;
                            /** @enum {string} */
                            language: "fr" | "ar";
                            vehicle: {
                                id: number;
                                reference: string;
                                title: string;
                            } | null;
                            storageAreaId: number | null;
                            /** Format: date-time */
                            replyBy: string;
                            heldFor: ("Trap" | "Links" | "Script" | "Repeated") | null;
                            answered: string | null;
                            /** Format: date-time */
                            created: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    sendContactRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    firstName: string;
                    lastName: string;
                    /** Format: email */
                    email?: string;
                    phone?: string;
                    message: string;
                    vehicleId?: number;
                    /** @default  */
                    website?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        replyBy: string;
                        /** Format: date */
                        replyDay: string;
                        replyTime: string;
                        acknowledged: boolean;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    answerContactRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    releaseContactRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    subscribeToNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    /** @enum {string} */
                    language: "fr" | "ar";
                    consent: boolean;
                    /** @default  */
                    website?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        consentVersion: string;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    confirmNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    unsubscribeFromNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    listFeaturedVehicles: {
        parameters: {
            query?: {
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        reference: string;
                        slug: string;
                        brand: string;
                        model: string;
                        version: string | null;
                        price: number | null;
                        oldPrice: number | null;
                        priceUpdateDate: string | null;
                        pricePosition: number | null;
                        releaseDate: string | null;
                        mileage: number | null;
                        fuelType: ("Diesel" | "Gasoline" | "Hybrid" | "Electric") | null;
                        gearType: ("Manual" | "Automatic") | null;
                        bodyStyle: ("Cabriolet" | "Citadine" | "Pickup" | "Compact" | "SUV" | "Sedan" | "Fourgonnette" | "SportsCar" | "MiniVan" | "Wagon") | null;
                        color: ("White" | "Grey" | "Silver" | "Black" | "Blue" | "Red" | "Brown" | "Beige" | "Green" | "Yellow" | "Orange" | "Burgundy" | "Gold" | "Purple") | null;
                        /** @enum {string} */
                        condition: "New" | "Used";
                        fiscalPower: number | null;
                        doors: number | null;
                        seats: number | null;
                        city: string | null;
                        cityAr: string | null;
                        storageAreaId: number | null;
                        /** @enum {string} */
                        operationType: "Standard" | "Intermediation" | "Ad";
                        /** @enum {string} */
                        registrationType: "Local" | "Foreign";
                        isCertified: boolean;
                        isFirstHand: boolean | null;
                        isPromoted: boolean;
                        isBoosted: boolean;
                        isFeatured: boolean;
                        isNew: boolean;
                        warrantyInMonths: number | null;
                        financing: boolean;
                        /** @enum {string} */
                        lastStatus: "Draft" | "Pending" | "InTransfer" | "Active" | "Published" | "Reserved" | "Booked" | "Sold";
                        pictureCount: number;
                        picture: {
                            id: string;
                            hash: string;
                            /** @enum {string} */
                            spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                            width: number;
                            height: number;
                        } | null;
                    }[];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    listPromotedVehicles: {
        parameters: {
            query?: {
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        reference: string;
                        slug: string;
                        brand: string;
                        model: string;
                        version: string | null;
                        price: number | null;
                        oldPrice: number | null;
                        priceUpdateDate: string | null;
                        pricePosition: number | null;
                        releaseDate: string | null;
                        mileage: number | null;
                        fuelType: ("Diesel" | "Gasoline" | "Hybrid" | "Electric") | null;
                        gearType: ("Manual" | "Automatic") | null;
                        bodyStyle: ("Cabriolet" | "Citadine" | "Pickup" | "Compact" | "SUV" | "Sedan" | "Fourgonnette" | "SportsCar" | "MiniVan" | "Wagon") | null;
                        color: ("White" | "Grey" | "Silver" | "Black" | "Blue" | "Red" | "Brown" | "Beige" | "Green" | "Yellow" | "Orange" | "Burgundy" | "Gold" | "Purple") | null;
                        /** @enum {string} */
                        condition: "New" | "Used";
                        fiscalPower: number | null;
                        doors: number | null;
                        seats: number | null;
                        city: string | null;
                        cityAr: string | null;
                        storageAreaId: number | null;
                        /** @enum {string} */
                        operationType: "Standard" | "Intermediation" | "Ad";
                        /** @enum {string} */
                        registrationType: "Local" | "Foreign";
                        isCertified: boolean;
                        isFirstHand: boolean | null;
                        isPromoted: boolean;
                        isBoosted: boolean;
                        isFeatured: boolean;
                        isNew: boolean;
                        warrantyInMonths: number | null;
                        financing: boolean;
                        /** @enum {string} */
                        lastStatus: "Draft" | "Pending" | "InTransfer" | "Active" | "Published" | "Reserved" | "Booked" | "Sold";
                        pictureCount: number;
                        picture: {
                            id: string;
                            hash: string;
                            /** @enum {string} */
                            spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                            width: number;
                            height: number;
                        } | null;
                    }[];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    getVehicle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        reference: string;
                        slug: string;
                        brand: string;
                        model: string;
                        version: string | null;
                        price: number | null;
                        oldPrice: number | null;
                        priceUpdateDate: string | null;
                        pricePosition: number | null;
                        releaseDate: string | null;
                        mileage: number | null;
                        fuelType: ("Diesel" | "Gasoline" | "Hybrid" | "Electric") | null;
                        gearType: ("Manual" | "Automatic") | null;
                        bodyStyle: ("Cabriolet" | "Citadine" | "Pickup" | "Compact" | "SUV" | "Sedan" | "Fourgonnette" | "SportsCar" | "MiniVan" | "Wagon") | null;
                        color: ("White" | "Grey" | "Silver" | "Black" | "Blue" | "Red" | "Brown" | "Beige" | "Green" | "Yellow" | "Orange" | "Burgundy" | "Gold" | "Purple") | null;
                        /** @enum {string} */
                        condition: "New" | "Used";
                        fiscalPower: number | null;
                        doors: number | null;
                        seats: number | null;
                        city: string | null;
                        cityAr: string | null;
                        storageAreaId: number | null;
                        /** @enum {string} */
                        operationType: "Standard" | "Intermediation" | "Ad";
                        /** @enum {string} */
                        registrationType: "Local" | "Foreign";
                        isCertified: boolean;
                        isFirstHand: boolean | null;
                        isPromoted: boolean;
                        isBoosted: boolean;
                        isFeatured: boolean;
                        isNew: boolean;
                        warrantyInMonths: number | null;
                        financing: boolean;
                        /** @enum {string} */
                        lastStatus: "Draft" | "Pending" | "InTransfer" | "Active" | "Published" | "Reserved" | "Booked" | "Sold";
                        pictureCount: number;
                        picture: {
                            id: string;
                            hash: string;
                            /** @enum {string} */
                            spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                            width: number;
                            height: number;
                        } | null;
                        brandAr: string;
                        modelAr: string;
                        descriptionFr: string | null;
                        descriptionAr: string | null;
                        /** @enum {string} */
                        availability: "Available" | "Reserved" | "Sold";
                        isControlled: boolean;
                        isRepaired: boolean;
                        /** @enum {string} */
                        vehicleRepairStatusType: "NotRequired" | "NotRepaired" | "Repaired";
                        hasPublicExpertiseSheet: boolean;
                        origin: string | null;
                        warrantyExpirationDate: string | null;
                        videoLink: string | null;
                        registration: {
                            code: number;
                            prefecture: string;
                            prefectureAr: string;
                        } | null;
                        publishedAt: string | null;
                        soldAt: string | null;
                        features: {
                            code: string;
                            title: string;
                            titleAr: string;
                            features: {
                                id: number;
                                code: string;
                                title: string;
                                titleAr: string;
                            }[];
                        }[];
                        pictures: {
                            id: string;
                            hash: string;
                            /** @enum {string} */
                            spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                            width: number;
                            height: number;
                            isGenerated: boolean;
                        }[];
                        storageArea: {
                            id: number;
                            name: string;
                            nameAr: string;
                            tag: string;
                            city: string;
                            cityAr: string;
                            address: string;
                            addressAr: string;
                            addressLine2: string | null;
                            phone: string;
                            email: string | null;
                            latitude: number;
                            longitude: number;
                            hours: ({
                                open: string;
                                close: string;
                            } | null)[];
                        } | null;
                        market: {
                            count: number;
                            low: number;
                            median: number;
                            high: number;
                            bins: {
                                from: number;
                                to: number;
                                count: number;
                            }[];
                            position: number | null;
                            percent: number | null;
                            minYear: number;
                            maxYear: number;
                            minMileage: number;
                            maxMileage: number | null;
                        } | null;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    listRecommendations: {
        parameters: {
            query?: {
                size?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        reference: string;
                        slug: string;
                        brand: string;
                        model: string;
                        version: string | null;
                        price: number | null;
                        oldPrice: number | null;
                        priceUpdateDate: string | null;
                        pricePosition: number | null;
                        releaseDate: string | null;
                        mileage: number | null;
                        fuelType: ("Diesel" | "Gasoline" | "Hybrid" | "Electric") | null;
                        gearType: ("Manual" | "Automatic") | null;
                        bodyStyle: ("Cabriolet" | "Citadine" | "Pickup" | "Compact" | "SUV" | "Sedan" | "Fourgonnette" | "SportsCar" | "MiniVan" | "Wagon") | null;
                        color: ("White" | "Grey" | "Silver" | "Black" | "Blue" | "Red" | "Brown" | "Beige" | "Green" | "Yellow" | "Orange" | "Burgundy" | "Gold" | "Purple") | null;
                        /** @enum {string} */
                        condition: "New" | "Used";
                        fiscalPower: number | null;
                        doors: number | null;
                        seats: number | null;
                        city: string | null;
                        cityAr: string | null;
                        storageAreaId: number | null;
                        /** @enum {string} */
                        operationType: "Standard" | "Intermediation" | "Ad";
                        /** @enum {string} */
                        registrationType: "Local" | "Foreign";
                        isCertified: boolean;
                        isFirstHand: boolean | null;
                        isPromoted: boolean;
                        isBoosted: boolean;
                        isFeatured: boolean;
                        isNew: boolean;
                        warrantyInMonths: number | null;
                        financing: boolean;
                        /** @enum {string} */
                        lastStatus: "Draft" | "Pending" | "InTransfer" | "Active" | "Published" | "Reserved" | "Booked" | "Sold";
                        pictureCount: number;
                        picture: {
                            id: string;
                            hash: string;
                            /** @enum {string} */
                            spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                            width: number;
                            height: number;
                        } | null;
                    }[];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    listVehicleFeatures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        title: string;
                        titleAr: string;
                        features: {
                            id: number;
                            code: string;
                            title: string;
                            titleAr: string;
                        }[];
                    }[];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    getVehicleSheet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    listStock: {
        parameters: {
            query?: {
                status?: ("Draft" | "Pending" | "InTransfer" | "Active" | "Published" | "Reserved" | "Booked" | "Sold")[];
                storageAreaId?: number[];
                brandId?: number[];
                q?: string;
                archived?: "true" | "false";
                sort?: "modified" | "created" | "price" | "mileage" | "reference";
                direction?: "asc" | "desc";
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        currentPage: number;
                        pageCount: number;
                        pageSize: number;
                        rowCount: number;
                        firstRowOnPage: number;
                        lastRowOnPage: number;
                        results: {
                            id: number;
                            reference: string;
                            brand: string;
                            model: string;
                            version: string | null;
                            releaseDate: string | null;
                            mileage: number | null;
                            price: number | null;
                            oldPrice: number | null;
                            /** @enum {string} */
                            lastStatus: "Draft" | "Pending" | "InTransfer" | "Active" | "Published" | "Reserved" | "Booked" | "Sold";
                            registrationNumber: string | null;
                            storageArea: {
                                id: number;
                                name: string;
                                nameAr: string;
                            } | null;
                            transferArea: {
                                id: number;
                                name: string;
                                nameAr: string;
                            } | null;
                            city: string | null;
                            cityAr: string | null;
                            bodyStyle: ("Cabriolet" | "Citadine" | "Pickup" | "Compact" | "SUV" | "Sedan" | "Fourgonnette" | "SportsCar" | "MiniVan" | "Wagon") | null;
                            pictureCount: number;
                            picture: {
                                /** Format: uuid */
                                id: string;
                                type: string;
                                hash: string;
                            } | null;
                            isPublic: boolean;
                            isPromoted: boolean;
                            isFeatured: boolean;
                            isArchived: boolean;
                            openTasks: number;
                            lastModified: string;
                        }[];
                        counts: {
                            [key: string]: number;
                        };
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    addStock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    brandId: number;
                    modelId: number;
                    version: string | null;
                    /** @enum {string} */
                    operationType: "Standard" | "Intermediation" | "Ad";
                    /** @enum {string} */
                    condition: "New" | "Used";
                    isNew: boolean;
                    storageAreaId: number | null;
                    cityId: number | null;
                    chassisNumber: string | null;
                    /** @enum {string} */
                    registrationType: "Local" | "Foreign";
                    registrationNumber: string | null;
                    releaseDate: string | null;
                    mileage: number | null;
                    fuelType: ("Diesel" | "Gasoline" | "Hybrid" | "Electric") | null;
                    gearType: ("Manual" | "Automatic") | null;
                    bodyStyle: ("Cabriolet" | "Citadine" | "Pickup" | "Compact" | "SUV" | "Sedan" | "Fourgonnette" | "SportsCar" | "MiniVan" | "Wagon") | null;
                    color: ("White" | "Grey" | "Silver" | "Black" | "Blue" | "Red" | "Brown" | "Beige" | "Green" | "Yellow" | "Orange" | "Burgundy" | "Gold" | "Purple") | null;
                    doors: number | null;
                    seats: number | null;
                    fiscalPower: number | null;
                    isFirstHand: boolean | null;
                    origin: ("WW au Maroc" | "Dédouanée" | "Importée neuve" | "Pas encore dédouanée") | null;
                    isControlled: boolean;
                    /** @enum {string} */
                    vehicleRepairStatusType: "NotRequired" | "NotRepaired" | "Repaired";
                    warrantyInMonths: number | null;
                    warrantyExpirationDate: string | null;
                    financing: boolean;
                    financingRatio: number | null;
                    financingMonths: number | null;
                    videoLink: string | null;
                    descriptionFr: string | null;
                    descriptionAr: string | null;
                    features: number[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        reference: string;
                        slug: string;
                        brand: string;
                        model: string;
                        /** @enum {string} */
                        lastStatus: "Draft" | "Pending" | "InTransfer" | "Active" | "Published" | "Reserved" | "Booked" | "Sold";
                        isPublic: boolean;
                        edition: string;
                        fields: {
                            brandId: number;
                            modelId: number;
                            version: string | null;
                            /** @enum {string} */
                            operationType: "Standard" | "Intermediation" | "Ad";
                            /** @enum {string} */
                            condition: "New" | "Used";
                            isNew: boolean;
                            storageAreaId: number | null;
                            cityId: number | null;
                            chassisNumber: string | null;
                            /** @enum {string} */
                            registrationType: "Local" | "Foreign";
                            registrationNumber: string | null;
                            releaseDate: string | null;
                            mileage: number | null;
                            fuelType: ("Diesel" | "Gasoline" | "Hybrid" | "Electric") | null;
                            gearType: ("Manual" | "Automatic") | null;
                            bodyStyle: ("Cabriolet" | "Citadine" | "Pickup" | "Compact" | "SUV" | "Sedan" | "Fourgonnette" | "SportsCar" | "MiniVan" | "Wagon") | null;
                            color: ("White" | "Grey" | "Silver" | "Black" | "Blue" | "Red" | "Brown" | "Beige" | "Green" | "Yellow" | "Orange" | "Burgundy" | "Gold" | "Purple") | null;
                            doors: number | null;
                            seats: number | null;
                            fiscalPower: number | null;
                            isFirstHand: boolean | null;
                            origin: string | null;
                            isControlled: boolean;
                            /** @enum {string} */
                            vehicleRepairStatusType: "NotRequired" | "NotRepaired" | "Repaired";
                            warrantyInMonths: number | null;
                            warrantyExpirationDate: string | null;
                            financing: boolean;
                            financingRatio: number | null;
                            financingMonths: number | null;
                            videoLink: string | null;
                            descriptionFr: string | null;
                            descriptionAr: string | null;
                            features: number[];
                        };
                        price: number | null;
                        oldPrice: number | null;
                        priceUpdateDate: string | null;
                        pricePosition: number | null;
                        isCertified: boolean;
                        isPromoted: boolean;
                        isFeatured: boolean;
                        isArchived: boolean;
                        hasPublicExpertiseSheet: boolean;
                        storageArea: {
                            id: number;
                            name: string;
                            nameAr: string;
                        } | null;
                        transferArea: {
                            id: number;
                            name: string;
                            nameAr: string;
                        } | null;
                        transferDate: string | null;
                        pictures: {
                            /** Format: uuid */
                            id: string;
                            uri: string;
                            mimeType: string;
                            fileName: string;
                            size: number;
                            isGenerated: boolean;
                            /** @enum {string} */
                            type: "VehicleCheckPartImage" | "VehicleGrayCard" | "VehicleRoadTax" | "VehiclePowerOfAttorney" | "VehicleTechnicalVisit" | "VehicleWithdrawal" | "VehiclePicture" | "VehicleGalleryPicture" | "VehicleInfoSheet" | "VehicleCertificate" | "VehicleWarranty" | "PurchaseInvoice" | "CustomerCIN" | "CustomerRC" | "QuotationSheet" | "TradeInVoucher" | "BankTransferCommitment" | "PurchaseVoucher" | "SaleProforma" | "PurchaseOrder" | "DeliveryForm" | "BookingSimulation" | "TransferPV" | "ExpertiseSheet" | "CustomerCompanyStatus" | "CustomerCompanyWithdrawal" | "IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "IntermediationExpertiseSheet" | "SaleRecoveryRequest" | "SaleRecoveryExpertiseSheet" | "SaleRecoveryVoucher" | "IntermediationVehiclePicture" | "Banner" | "PublicExpertiseSheet" | "QualityControlSheet" | "DeliveryVoucher" | "ReleaseVoucher" | "WebsiteElementImage" | "VehicleAdPicture";
                            /** @enum {string} */
                            spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                            /** @enum {string} */
                            status: "None" | "Accepted" | "Rejected" | "Published" | "Preview";
                            comment: string | null;
                            imagesOrder: number;
                            version: number;
                            hash: string | null;
                            width: number | null;
                            height: number | null;
                            language: ("fr" | "ar") | null;
                            superseded: string | null;
                            created: string;
                            validated: string | null;
                        }[];
                        minPictures: number;
                        tasks: {
                            id: number;
                            order: number;
                            title: string;
                            description: string | null;
                            isDone: boolean;
                            /** @enum {string} */
                            lastStatus: "Idle" | "Started" | "Stopped" | "Cancelled" | "Completed";
                            statuses: {
                                /** @enum {string} */
                                type: "Idle" | "Started" | "Stopped" | "Cancelled" | "Completed";
                                comment: string | null;
                                at: string;
                                by: string | null;
                            }[];
                            actions: ("start" | "stop" | "resume" | "complete" | "cancel" | "reopen")[];
                        }[];
                        history: {
                            /** @enum {string} */
                            kind: "status" | "price";
                            /** @enum {string} */
                            type: "Draft" | "Pending" | "InTransfer" | "Active" | "Published" | "Reserved" | "Booked" | "Sold";
                            comment: string | null;
                            price: number | null;
                            oldPrice: number | null;
                            at: string;
                            by: string | null;
                        }[];
                        transfers: {
                            id: number;
                            from: {
                                id: number;
                                name: string;
                                nameAr: string;
                            } | null;
                            to: {
                                id: number;
                                name: string;
                                nameAr: string;
                            };
                            comment: string | null;
                            sent: string;
                            sentBy: string | null;
                            received: string | null;
                            receivedBy: string | null;
                        }[];
                        moves: {
                            /** @enum {string} */
                            action: "submit" | "activate" | "transfer" | "receive" | "publish";
                            /** @enum {string} */
                            to: "Draft" | "Pending" | "InTransfer" | "Active" | "Published" | "Reserved" | "Booked" | "Sold";
                            reason: ("status" | "role" | "area" | "missing") | null;
                            missing: string[];
                        }[];
                        may: {
                            edit: boolean;
                            price: boolean;
                            switches: boolean;
                        };
                        created: string;
                        createdBy: string | null;
                        lastModified: string;
                        lastModifiedBy: string | null;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    getStock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        reference: string;
                        slug: string;
                        brand: string;
                        model: string;
                        /** @enum {string} */
                        lastStatus: "Draft" | "Pending" | "InTransfer" | "Active" | "Published" | "Reserved" | "Booked" | "Sold";
                        isPublic: boolean;
                        edition: string;
                        fields: {
                            brandId: number;
                            modelId: number;
                            version: string | null;
                            /** @enum {string} */
                            operationType: "Standard" | "Intermediation" | "Ad";
                            /** @enum {string} */
                            condition: "New" | "Used";
                            isNew: boolean;
                            storageAreaId: number | null;
                            cityId: number | null;
                            chassisNumber: string | null;
                            /** @enum {string} */
                            registrationType: "Local" | "Foreign";
                            registrationNumber: string | null;
                            releaseDate: string | null;
                            mileage: number | null;
                            fuelType: ("Diesel" | "Gasoline" | "Hybrid" | "Electric") | null;
                            gearType: ("Manual" | "Automatic") | null;
                            bodyStyle: ("Cabriolet" | "Citadine" | "Pickup" | "Compact" | "SUV" | "Sedan" | "Fourgonnette" | "SportsCar" | "MiniVan" | "Wagon") | null;
                            color: ("White" | "Grey" | "Silver" | "Black" | "Blue" | "Red" | "Brown" | "Beige" | "Green" | "Yellow" | "Orange" | "Burgundy" | "Gold" | "Purple") | null;
                            doors: number | null;
                            seats: number | null;
                            fiscalPower: number | null;
                            isFirstHand: boolean | null;
                            origin: string | null;
                            isControlled: boolean;
                            /** @enum {string} */
                            vehicleRepairStatusType: "NotRequired" | "NotRepaired" | "Repaired";
                            warrantyInMonths: number | null;
                            warrantyExpirationDate: string | null;
                            financing: boolean;
                            financingRatio: number | null;
                            financingMonths: number | null;
                            videoLink: string | null;
                            descriptionFr: string | null;
                            descriptionAr: string | null;
                            features: number[];
                        };
                        price: number | null;
                        oldPrice: number | null;
                        priceUpdateDate: string | null;
                        pricePosition: number | null;
                        isCertified: boolean;
                        isPromoted: boolean;
                        isFeatured: boolean;
                        isArchived: boolean;
                        hasPublicExpertiseSheet: boolean;
                        storageArea: {
                            id: number;
                            name: string;
                            nameAr: string;
                        } | null;
                        transferArea: {
                            id: number;
                            name: string;
                            nameAr: string;
                        } | null;
                        transferDate: string | null;
                        pictures: {
                            /** Format: uuid */
                            id: string;
                            uri: string;
                            mimeType: string;
                            fileName: string;
                            size: number;
                            isGenerated: boolean;
                            /** @enum {string} */
                            type: "VehicleCheckPartImage" | "VehicleGrayCard" | "VehicleRoadTax" | "VehiclePowerOfAttorney" | "VehicleTechnicalVisit" | "VehicleWithdrawal" | "VehiclePicture" | "VehicleGalleryPicture" | "VehicleInfoSheet" | "VehicleCertificate" | "VehicleWarranty" | "PurchaseInvoice" | "CustomerCIN" | "CustomerRC" | "QuotationSheet" | "TradeInVoucher" | "BankTransferCommitment" | "PurchaseVoucher" | "SaleProforma" | "PurchaseOrder" | "DeliveryForm" | "BookingSimulation" | "TransferPV" | "ExpertiseSheet" | "CustomerCompanyStatus" | "CustomerCompanyWithdrawal" | "IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "IntermediationExpertiseSheet" | "SaleRecoveryRequest" | "SaleRecoveryExpertiseSheet" | "SaleRecoveryVoucher" | "IntermediationVehiclePicture" | "Banner" | "PublicExpertiseSheet" | "QualityControlSheet" | "DeliveryVoucher" | "ReleaseVoucher" | "WebsiteElementImage" | "VehicleAdPicture";
                            /** @enum {string} */
                            spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                            /** @enum {string} */
                            status: "None" | "Accepted" | "Rejected" | "Published" | "Preview";
                            comment: string | null;
                            imagesOrder: number;
                            version: number;
                            hash: string | null;
                            width: number | null;
                            height: number | null;
                            language: ("fr" | "ar") | null;
                            superseded: string | null;
                            created: string;
                            validated: string | null;
                        }[];
                        minPictures: number;
                        tasks: {
                            id: number;
                            order: number;
                            title: string;
                            description: string | null;
                            isDone: boolean;
                            /** @enum {string} */
                            lastStatus: "Idle" | "Started" | "Stopped" | "Cancelled" | "Completed";
                            statuses: {
                                /** @enum {string} */
                                type: "Idle" | "Started" | "Stopped" | "Cancelled" | "Completed";
                                comment: string | null;
                                at: string;
                                by: string | null;
                            }[];
                            actions: ("start" | "stop" | "resume" | "complete" | "cancel" | "reopen")[];
                        }[];
                        history: {
                            /** @enum {string} */
                            kind: "status" | "price";
                            /** @enum {string} */
                            type: "Draft" | "Pending" | "InTransfer" | "Active" | "Published" | "Reserved" | "Booked" | "Sold";
                            comment: string | null;
                            price: number | null;
                            oldPrice: number | null;
                            at: string;
                            by: string | null;
                        }[];
                        transfers: {
                            id: number;
                            from: {
                                id: number;
                                name: string;
                                nameAr: string;
                            } | null;
                            to: {
                                id: number;
                                name: string;
                                nameAr: string;
                            };
                            comment: string | null;
                            sent: string;
                            sentBy: string | null;
                            received: string | null;
                            receivedBy: string | null;
                        }[];
                        moves: {
                            /** @enum {string} */
                            action: "submit" | "activate" | "transfer" | "receive" | "publish";
                            /** @enum {string} */
                            to: "Draft" | "Pending" | "InTransfer" | "Active" | "Published" | "Reserved" | "Booked" | "Sold";
                            reason: ("status" | "role" | "area" | "missing") | null;
                            missing: string[];
                        }[];
                        may: {
                            edit: boolean;
                            price: boolean;
                            switches: boolean;
                        };
                        created: string;
                        createdBy: string | null;
                        lastModified: string;
                        lastModifiedBy: string | null;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    saveStock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    edition: string;
                    fields: {
                        brandId: number;
                        modelId: number;
                        version: string | null;
                        /** @enum {string} */
                        operationType: "Standard" | "Intermediation" | "Ad";
                        /** @enum {string} */
                        condition: "New" | "Used";
                        isNew: boolean;
                        storageAreaId: number | null;
                        cityId: number | null;
                        chassisNumber: string | null;
                        /** @enum {string} */
                        registrationType: "Local" | "Foreign";
                        registrationNumber: string | null;
                        releaseDate: string | null;
                        mileage: number | null;
                        fuelType: ("Diesel" | "Gasoline" | "Hybrid" | "Electric") | null;
                        gearType: ("Manual" | "Automatic") | null;
                        bodyStyle: ("Cabriolet" | "Citadine" | "Pickup" | "Compact" | "SUV" | "Sedan" | "Fourgonnette" | "SportsCar" | "MiniVan" | "Wagon") | null;
                        color: ("White" | "Grey" | "Silver" | "Black" | "Blue" | "Red" | "Brown" | "Beige" | "Green" | "Yellow" | "Orange" | "Burgundy" | "Gold" | "Purple") | null;
                        doors: number | null;
                        seats: number | null;
                        fiscalPower: number | null;
                        isFirstHand: boolean | null;
                        origin: ("WW au Maroc" | "Dédouanée" | "Importée neuve" | "Pas encore dédouanée") | null;
                        isControlled: boolean;
                        /** @enum {string} */
                        vehicleRepairStatusType: "NotRequired" | "NotRepaired" | "Repaired";
                        warrantyInMonths: number | null;
                        warrantyExpirationDate: string | null;
                        financing: boolean;
                        financingRatio: number | null;
                        financingMonths: number | null;
                        videoLink: string | null;
                        descriptionFr: string | null;
                        descriptionAr: string | null;
                        features: number[];
                    };
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        reference: string;
                        slug: string;
                        brand: string;
                        model: string;
                        /** @enum {string} */
                        lastStatus: "Draft" | "Pending" | "InTransfer" | "Active" | "Published" | "Reserved" | "Booked" | "Sold";
                        isPublic: boolean;
                        edition: string;
                        fields: {
                            brandId: number;
                            modelId: number;
                            version: string | null;
                            /** @enum {string} */
                            operationType: "Standard" | "Intermediation" | "Ad";
                            /** @enum {string} */
                            condition: "New" | "Used";
                            isNew: boolean;
                            storageAreaId: number | null;
                            cityId: number | null;
                            chassisNumber: string | null;
                            /** @enum {string} */
                            registrationType: "Local" | "Foreign";
                            registrationNumber: string | null;
                            releaseDate: string | null;
                            mileage: number | null;
                            fuelType: ("Diesel" | "Gasoline" | "Hybrid" | "Electric") | null;
                            gearType: ("Manual" | "Automatic") | null;
                            bodyStyle: ("Cabriolet" | "Citadine" | "Pickup" | "Compact" | "SUV" | "Sedan" | "Fourgonnette" | "SportsCar" | "MiniVan" | "Wagon") | null;
                            color: ("White" | "Grey" | "Silver" | "Black" | "Blue" | "Red" | "Brown" | "Beige" | "Green" | "Yellow" | "Orange" | "Burgundy" | "Gold" | "Purple") | null;
                            doors: number | null;
                            seats: number | null;
                            fiscalPower: number | null;
                            isFirstHand: boolean | null;
                            origin: string | null;
                            isControlled: boolean;
                            /** @enum {string} */
                            vehicleRepairStatusType: "NotRequired" | "NotRepaired" | "Repaired";
                            warrantyInMonths: number | null;
                            warrantyExpirationDate: string | null;
                            financing: boolean;
                            financingRatio: number | null;
                            financingMonths: number | null;
                            videoLink: string | null;
                            descriptionFr: string | null;
                            descriptionAr: string | null;
                            features: number[];
                        };
                        price: number | null;
                        oldPrice: number | null;
                        priceUpdateDate: string | null;
                        pricePosition: number | null;
                        isCertified: boolean;
                        isPromoted: boolean;
                        isFeatured: boolean;
                        isArchived: boolean;
                        hasPublicExpertiseSheet: boolean;
                        storageArea: {
                            id: number;
                            name: string;
                            nameAr: string;
                        } | null;
                        transferArea: {
                            id: number;
                            name: string;
                            nameAr: string;
                        } | null;
                        transferDate: string | null;
                        pictures: {
                            /** Format: uuid */
                            id: string;
                            uri: string;
                            mimeType: string;
                            fileName: string;
                            size: number;
                            isGenerated: boolean;
                            /** @enum {string} */
                            type: "VehicleCheckPartImage" | "VehicleGrayCard" | "VehicleRoadTax" | "VehiclePowerOfAttorney" | "VehicleTechnicalVisit" | "VehicleWithdrawal" | "VehiclePicture" | "VehicleGalleryPicture" | "VehicleInfoSheet" | "VehicleCertificate" | "VehicleWarranty" | "PurchaseInvoice" | "CustomerCIN" | "CustomerRC" | "QuotationSheet" | "TradeInVoucher" | "BankTransferCommitment" | "PurchaseVoucher" | "SaleProforma" | "PurchaseOrder" | "DeliveryForm" | "BookingSimulation" | "TransferPV" | "ExpertiseSheet" | "CustomerCompanyStatus" | "CustomerCompanyWithdrawal" | "IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "IntermediationExpertiseSheet" | "SaleRecoveryRequest" | "SaleRecoveryExpertiseSheet" | "SaleRecoveryVoucher" | "IntermediationVehiclePicture" | "Banner" | "PublicExpertiseSheet" | "QualityControlSheet" | "DeliveryVoucher" | "ReleaseVoucher" | "WebsiteElementImage" | "VehicleAdPicture";
                            /** @enum {string} */
                            spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                            /** @enum {string} */
                            status: "None" | "Accepted" | "Rejected" | "Published" | "Preview";
                            comment: string | null;
                            imagesOrder: number;
                            version: number;
                            hash: string | null;
                            width: number | null;
                            height: number | null;
                            language: ("fr" | "ar") | null;
                            superseded: string | null;
                            created: string;
                            validated: string | null;
                        }[];
                        minPictures: number;
                        tasks: {
                            id: number;
                            order: number;
                            title: string;
                            description: string | null;
                            isDone: boolean;
                            /** @enum {string} */
                            lastStatus: "Idle" | "Started" | "Stopped" | "Cancelled" | "Completed";
                            statuses: {
                                /** @enum {string} */
                                type: "Idle" | "Started" | "Stopped" | "Cancelled" | "Completed";
                                comment: string | null;
                                at: string;
                                by: string | null;
                            }[];
                            actions: ("start" | "stop" | "resume" | "complete" | "cancel" | "reopen")[];
                        }[];
                        history: {
                            /** @enum {string} */
                            kind: "status" | "price";
                            /** @enum {string} */
                            type: "Draft" | "Pending" | "InTransfer" | "Active" | "Published" | "Reserved" | "Booked" | "Sold";
                            comment: string | null;
                            price: number | null;
                            oldPrice: number | null;
                            at: string;
                            by: string | null;
                        }[];
                        transfers: {
                            id: number;
                            from: {
                                id: number;
                                name: string;
                                nameAr: string;
                            } | null;
                            to: {
                                id: number;
                                name: string;
                                nameAr: string;
                            };
                            comment: string | null;
                            sent: string;
                            sentBy: string | null;
                            received: string | null;
                            receivedBy: string | null;
                        }[];
                        moves: {
                            /** @enum {string} */
                            action: "submit" | "activate" | "transfer" | "receive" | "publish";
                            /** @enum {string} */
                            to: "Draft" | "Pending" | "InTransfer" | "Active" | "Published" | "Reserved" | "Booked" | "Sold";
                            reason: ("status" | "role" | "area" | "missing") | null;
                            missing: string[];
                        }[];
                        may: {
                            edit: boolean;
                            price: boolean;
                            switches: boolean;
                        };
                        created: string;
                        createdBy: string | null;
                        lastModified: string;
                        lastModifiedBy: string | null;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    priceStock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    price: number;
                    was: number | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        reference: string;
                        slug: string;
                        brand: string;
                        model: string;
                        /** @enum {string} */
                        lastStatus: "Draft" | "Pending" | "InTransfer" | "Active" | "Published" | "Reserved" | "Booked" | "Sold";
                        isPublic: boolean;
                        edition: string;
                        fields: {
                            brandId: number;
                            modelId: number;
                            version: string | null;
                            /** @enum {string} */
                            operationType: "Standard" | "Intermediation" | "Ad";
                            /** @enum {string} */
                            condition: "New" | "Used";
                            isNew: boolean;
                            storageAreaId: number | null;
                            cityId: number | null;
                            chassisNumber: string | null;
                            /** @enum {string} */
                            registrationType: "Local" | "Foreign";
                            registrationNumber: string | null;
                            releaseDate: string | null;
                            mileage: number | null;
                            fuelType: ("Diesel" | "Gasoline" | "Hybrid" | "Electric") | null;
                            gearType: ("Manual" | "Automatic") | null;
                            bodyStyle: ("Cabriolet" | "Citadine" | "Pickup" | "Compact" | "SUV" | "Sedan" | "Fourgonnette" | "SportsCar" | "MiniVan" | "Wagon") | null;
                            color: ("White" | "Grey" | "Silver" | "Black" | "Blue" | "Red" | "Brown" | "Beige" | "Green" | "Yellow" | "Orange" | "Burgundy" | "Gold" | "Purple") | null;
                            doors: number | null;
                            seats: number | null;
                            fiscalPower: number | null;
                            isFirstHand: boolean | null;
                            origin: string | null;
                            isControlled: boolean;
                            /** @enum {string} */
                            vehicleRepairStatusType: "NotRequired" | "NotRepaired" | "Repaired";
                            warrantyInMonths: number | null;
                            warrantyExpirationDate: string | null;
                            financing: boolean;
                            financingRatio: number | null;
                            financingMonths: number | null;
                            videoLink: string | null;
                            descriptionFr: string | null;
                            descriptionAr: string | null;
                            features: number[];
                        };
                        price: number | null;
                        oldPrice: number | null;
                        priceUpdateDate: string | null;
                        pricePosition: number | null;
                        isCertified: boolean;
                        isPromoted: boolean;
                        isFeatured: boolean;
                        isArchived: boolean;
                        hasPublicExpertiseSheet: boolean;
                        storageArea: {
                            id: number;
                            name: string;
                            nameAr: string;
                        } | null;
                        transferArea: {
                            id: number;
                            name: string;
                            nameAr: string;
                        } | null;
                        transferDate: string | null;
                        pictures: {
                            /** Format: uuid */
                            id: string;
                            uri: string;
                            mimeType: string;
                            fileName: string;
                            size: number;
                            isGenerated: boolean;
                            /** @enum {string} */
                            type: "VehicleCheckPartImage" | "VehicleGrayCard" | "VehicleRoadTax" | "VehiclePowerOfAttorney" | "VehicleTechnicalVisit" | "VehicleWithdrawal" | "VehiclePicture" | "VehicleGalleryPicture" | "VehicleInfoSheet" | "VehicleCertificate" | "VehicleWarranty" | "PurchaseInvoice" | "CustomerCIN" | "CustomerRC" | "QuotationSheet" | "TradeInVoucher" | "BankTransferCommitment" | "PurchaseVoucher" | "SaleProforma" | "PurchaseOrder" | "DeliveryForm" | "BookingSimulation" | "TransferPV" | "ExpertiseSheet" | "CustomerCompanyStatus" | "CustomerCompanyWithdrawal" | "IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "IntermediationExpertiseSheet" | "SaleRecoveryRequest" | "SaleRecoveryExpertiseSheet" | "SaleRecoveryVoucher" | "IntermediationVehiclePicture" | "Banner" | "PublicExpertiseSheet" | "QualityControlSheet" | "DeliveryVoucher" | "ReleaseVoucher" | "WebsiteElementImage" | "VehicleAdPicture";
                            /** @enum {string} */
                            spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                            /** @enum {string} */
                            status: "None" | "Accepted" | "Rejected" | "Published" | "Preview";
                            comment: string | null;
                            imagesOrder: number;
                            version: number;
                            hash: string | null;
                            width: number | null;
                            height: number | null;
                            language: ("fr" | "ar") | null;
                            superseded: string | null;
                            created: string;
                            validated: string | null;
                        }[];
                        minPictures: number;
                        tasks: {
                            id: number;
                            order: number;
                            title: string;
                            description: string | null;
                            isDone: boolean;
                            /** @enum {string} */
                            lastStatus: "Idle" | "Started" | "Stopped" | "Cancelled" | "Completed";
                            statuses: {
                                /** @enum {string} */
                                type: "Idle" | "Started" | "Stopped" | "Cancelled" | "Completed";
                                comment: string | null;
                                at: string;
                                by: string | null;
                            }[];
                            actions: ("start" | "stop" | "resume" | "complete" | "cancel" | "reopen")[];
                        }[];
                        history: {
                            /** @enum {string} */
                            kind: "status" | "price";
                            /** @enum {string} */
                            type: "Draft" | "Pending" | "InTransfer" | "Active" | "Published" | "Reserved" | "Booked" | "Sold";
                            comment: string | null;
                            price: number | null;
                            oldPrice: number | null;
                            at: string;
                            by: string | null;
                        }[];
                        transfers: {
                            id: number;
                            from: {
                                id: number;
                                name: string;
                                nameAr: string;
                            } | null;
                            to: {
                                id: number;
                                name: string;
                                nameAr: string;
                            };
                            comment: string | null;
                            sent: string;
                            sentBy: string | null;
                            received: string | null;
                            receivedBy: string | null;
                        }[];
                        moves: {
                            /** @enum {string} */
                            action: "submit" | "activate" | "transfer" | "receive" | "publish";
                            /** @enum {string} */
                            to: "Draft" | "Pending" | "InTransfer" | "Active" | "Published" | "Reserved" | "Booked" | "Sold";
                            reason: ("status" | "role" | "area" | "missing") | null;
                            missing: string[];
                        }[];
                        may: {
                            edit: boolean;
                            price: boolean;
                            switches: boolean;
                        };
                        created: string;
                        createdBy: string | null;
                        lastModified: string;
                        lastModifiedBy: string | null;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    switchStock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isPromoted?: boolean;
                    isFeatured?: boolean;
                    isCertified?: boolean;
                    isArchived?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        reference: string;
                        slug: string;
                        brand: string;
                        model: string;
                        /** @enum {string} */
                        lastStatus: "Draft" | "Pending" | "InTransfer" | "Active" | "Published" | "Reserved" | "Booked" | "Sold";
                        isPublic: boolean;
                        edition: string;
                        fields: {
                            brandId: number;
                            modelId: number;
                            version: string | null;
                            /** @enum {string} */
                            operationType: "Standard" | "Intermediation" | "Ad";
                            /** @enum {string} */
                            condition: "New" | "Used";
                            isNew: boolean;
                            storageAreaId: number | null;
                            cityId: number | null;
                            chassisNumber: string | null;
                            /** @enum {string} */
                            registrationType: "Local" | "Foreign";
                            registrationNumber: string | null;
                            releaseDate: string | null;
                            mileage: number | null;
                            fuelType: ("Diesel" | "Gasoline" | "Hybrid" | "Electric") | null;
                            gearType: ("Manual" | "Automatic") | null;
                            bodyStyle: ("Cabriolet" | "Citadine" | "Pickup" | "Compact" | "SUV" | "Sedan" | "Fourgonnette" | "SportsCar" | "MiniVan" | "Wagon") | null;
                            color: ("White" | "Grey" | "Silver" | "Black" | "Blue" | "Red" | "Brown" | "Beige" | "Green" | "Yellow" | "Orange" | "Burgundy" | "Gold" | "Purple") | null;
                            doors: number | null;
                            seats: number | null;
                            fiscalPower: number | null;
                            isFirstHand: boolean | null;
                            origin: string | null;
                            isControlled: boolean;
                            /** @enum {string} */
                            vehicleRepairStatusType: "NotRequired" | "NotRepaired" | "Repaired";
                            warrantyInMonths: number | null;
                            warrantyExpirationDate: string | null;
                            financing: boolean;
                            financingRatio: number | null;
                            financingMonths: number | null;
                            videoLink: string | null;
                            descriptionFr: string | null;
                            descriptionAr: string | null;
                            features: number[];
                        };
                        price: number | null;
                        oldPrice: number | null;
                        priceUpdateDate: string | null;
                        pricePosition: number | null;
                        isCertified: boolean;
                        isPromoted: boolean;
                        isFeatured: boolean;
                        isArchived: boolean;
                        hasPublicExpertiseSheet: boolean;
                        storageArea: {
                            id: number;
                            name: string;
                            nameAr: string;
                        } | null;
                        transferArea: {
                            id: number;
                            name: string;
                            nameAr: string;
                        } | null;
                        transferDate: string | null;
                        pictures: {
                            /** Format: uuid */
                            id: string;
                            uri: string;
                            mimeType: string;
                            fileName: string;
                            size: number;
                            isGenerated: boolean;
                            /** @enum {string} */
                            type: "VehicleCheckPartImage" | "VehicleGrayCard" | "VehicleRoadTax" | "VehiclePowerOfAttorney" | "VehicleTechnicalVisit" | "VehicleWithdrawal" | "VehiclePicture" | "VehicleGalleryPicture" | "VehicleInfoSheet" | "VehicleCertificate" | "VehicleWarranty" | "PurchaseInvoice" | "CustomerCIN" | "CustomerRC" | "QuotationSheet" | "TradeInVoucher" | "BankTransferCommitment" | "PurchaseVoucher" | "SaleProforma" | "PurchaseOrder" | "DeliveryForm" | "BookingSimulation" | "TransferPV" | "ExpertiseSheet" | "CustomerCompanyStatus" | "CustomerCompanyWithdrawal" | "IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "IntermediationExpertiseSheet" | "SaleRecoveryRequest" | "SaleRecoveryExpertiseSheet" | "SaleRecoveryVoucher" | "IntermediationVehiclePicture" | "Banner" | "PublicExpertiseSheet" | "QualityControlSheet" | "DeliveryVoucher" | "ReleaseVoucher" | "WebsiteElementImage" | "VehicleAdPicture";
                            /** @enum {string} */
                            spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                            /** @enum {string} */
                            status: "None" | "Accepted" | "Rejected" | "Published" | "Preview";
                            comment: string | null;
                            imagesOrder: number;
                            version: number;
                            hash: string | null;
                            width: number | null;
                            height: number | null;
                            language: ("fr" | "ar") | null;
                            superseded: string | null;
                            created: string;
                            validated: string | null;
                        }[];
                        minPictures: number;
                        tasks: {
                            id: number;
                            order: number;
                            title: string;
                            description: string | null;
                            isDone: boolean;
                            /** @enum {string} */
                            lastStatus: "Idle" | "Started" | "Stopped" | "Cancelled" | "Completed";
                            statuses: {
                                /** @enum {string} */
                                type: "Idle" | "Started" | "Stopped" | "Cancelled" | "Completed";
                                comment: string | null;
                                at: string;
                                by: string | null;
                            }[];
                            actions: ("start" | "stop" | "resume" | "complete" | "cancel" | "reopen")[];
                        }[];
                        history: {
                            /** @enum {string} */
                            kind: "status" | "price";
                            /** @enum {string} */
                            type: "Draft" | "Pending" | "InTransfer" | "Active" | "Published" | "Reserved" | "Booked" | "Sold";
                            comment: string | null;
                            price: number | null;
                            oldPrice: number | null;
                            at: string;
                            by: string | null;
                        }[];
                        transfers: {
                            id: number;
                            from: {
                                id: number;
                                name: string;
                                nameAr: string;
                            } | null;
                            to: {
                                id: number;
                                name: string;
                                nameAr: string;
                            };
                            comment: string | null;
                            sent: string;
                            sentBy: string | null;
                            received: string | null;
                            receivedBy: string | null;
                        }[];
                        moves: {
                            /** @enum {string} */
                            action: "submit" | "activate" | "transfer" | "receive" | "publish";
                            /** @enum {string} */
                            to: "Draft" | "Pending" | "InTransfer" | "Active" | "Published" | "Reserved" | "Booked" | "Sold";
                            reason: ("status" | "role" | "area" | "missing") | null;
                            missing: string[];
                        }[];
                        may: {
                            edit: boolean;
                            price: boolean;
                            switches: boolean;
                        };
                        created: string;
                        createdBy: string | null;
                        lastModified: string;
                        lastModifiedBy: string | null;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    moveStock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    action: "submit" | "activate" | "transfer" | "receive" | "publish";
                    comment?: string | null;
                    storageAreaId?: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        reference: string;
                        slug: string;
                        brand: string;
                        model: string;
                        /** @enum {string} */
                        lastStatus: "Draft" | "Pending" | "InTransfer" | "Active" | "Published" | "Reserved" | "Booked" | "Sold";
                        isPublic: boolean;
                        edition: string;
                        fields: {
                            brandId: number;
                            modelId: number;
                            version: string | null;
                            /** @enum {string} */
                            operationType: "Standard" | "Intermediation" | "Ad";
                            /** @enum {string} */
                            condition: "New" | "Used";
                            isNew: boolean;
                            storageAreaId: number | null;
                            cityId: number | null;
                            chassisNumber: string | null;
                            /** @enum {string} */
                            registrationType: "Local" | "Foreign";
                            registrationNumber: string | null;
                            releaseDate: string | null;
                            mileage: number | null;
                            fuelType: ("Diesel" | "Gasoline" | "Hybrid" | "Electric") | null;
                            gearType: ("Manual" | "Automatic") | null;
                            bodyStyle: ("Cabriolet" | "Citadine" | "Pickup" | "Compact" | "SUV" | "Sedan" | "Fourgonnette" | "SportsCar" | "MiniVan" | "Wagon") | null;
                            color: ("White" | "Grey" | "Silver" | "Black" | "Blue" | "Red" | "Brown" | "Beige" | "Green" | "Yellow" | "Orange" | "Burgundy" | "Gold" | "Purple") | null;
                            doors: number | null;
                            seats: number | null;
                            fiscalPower: number | null;
                            isFirstHand: boolean | null;
                            origin: string | null;
                            isControlled: boolean;
                            /** @enum {string} */
                            vehicleRepairStatusType: "NotRequired" | "NotRepaired" | "Repaired";
                            warrantyInMonths: number | null;
                            warrantyExpirationDate: string | null;
                            financing: boolean;
                            financingRatio: number | null;
                            financingMonths: number | null;
                            videoLink: string | null;
                            descriptionFr: string | null;
                            descriptionAr: string | null;
                            features: number[];
                        };
                        price: number | null;
                        oldPrice: number | null;
                        priceUpdateDate: string | null;
                        pricePosition: number | null;
                        isCertified: boolean;
                        isPromoted: boolean;
                        isFeatured: boolean;
                        isArchived: boolean;
                        hasPublicExpertiseSheet: boolean;
                        storageArea: {
                            id: number;
                            name: string;
                            nameAr: string;
                        } | null;
                        transferArea: {
                            id: number;
                            name: string;
                            nameAr: string;
                        } | null;
                        transferDate: string | null;
                        pictures: {
                            /** Format: uuid */
                            id: string;
                            uri: string;
                            mimeType: string;
                            fileName: string;
                            size: number;
                            isGenerated: boolean;
                            /** @enum {string} */
                            type: "VehicleCheckPartImage" | "VehicleGrayCard" | "VehicleRoadTax" | "VehiclePowerOfAttorney" | "VehicleTechnicalVisit" | "VehicleWithdrawal" | "VehiclePicture" | "VehicleGalleryPicture" | "VehicleInfoSheet" | "VehicleCertificate" | "VehicleWarranty" | "PurchaseInvoice" | "CustomerCIN" | "CustomerRC" | "QuotationSheet" | "TradeInVoucher" | "BankTransferCommitment" | "PurchaseVoucher" | "SaleProforma" | "PurchaseOrder" | "DeliveryForm" | "BookingSimulation" | "TransferPV" | "ExpertiseSheet" | "CustomerCompanyStatus" | "CustomerCompanyWithdrawal" | "IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "IntermediationExpertiseSheet" | "SaleRecoveryRequest" | "SaleRecoveryExpertiseSheet" | "SaleRecoveryVoucher" | "IntermediationVehiclePicture" | "Banner" | "PublicExpertiseSheet" | "QualityControlSheet" | "DeliveryVoucher" | "ReleaseVoucher" | "WebsiteElementImage" | "VehicleAdPicture";
                            /** @enum {string} */
                            spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                            /** @enum {string} */
                            status: "None" | "Accepted" | "Rejected" | "Published" | "Preview";
                            comment: string | null;
                            imagesOrder: number;
                            version: number;
                            hash: string | null;
                            width: number | null;
                            height: number | null;
                            language: ("fr" | "ar") | null;
                            superseded: string | null;
                            created: string;
                            validated: string | null;
                        }[];
                        minPictures: number;
                        tasks: {
                            id: number;
                            order: number;
                            title: string;
                            description: string | null;
                            isDone: boolean;
                            /** @enum {string} */
                            lastStatus: "Idle" | "Started" | "Stopped" | "Cancelled" | "Completed";
                            statuses: {
                                /** @enum {string} */
                                type: "Idle" | "Started" | "Stopped" | "Cancelled" | "Completed";
                                comment: string | null;
                                at: string;
                                by: string | null;
                            }[];
                            actions: ("start" | "stop" | "resume" | "complete" | "cancel" | "reopen")[];
                        }[];
                        history: {
                            /** @enum {string} */
                            kind: "status" | "price";
                            /** @enum {string} */
                            type: "Draft" | "Pending" | "InTransfer" | "Active" | "Published" | "Reserved" | "Booked" | "Sold";
                            comment: string | null;
                            price: number | null;
                            oldPrice: number | null;
                            at: string;
                            by: string | null;
                        }[];
                        transfers: {
                            id: number;
                            from: {
                                id: number;
                                name: string;
                                nameAr: string;
                            } | null;
                            to: {
                                id: number;
                                name: string;
                                nameAr: string;
                            };
                            comment: string | null;
                            sent: string;
                            sentBy: string | null;
                            received: string | null;
                            receivedBy: string | null;
                        }[];
                        moves: {
                            /** @enum {string} */
                            action: "submit" | "activate" | "transfer" | "receive" | "publish";
                            /** @enum {string} */
                            to: "Draft" | "Pending" | "InTransfer" | "Active" | "Published" | "Reserved" | "Booked" | "Sold";
                            reason: ("status" | "role" | "area" | "missing") | null;
                            missing: string[];
                        }[];
                        may: {
                            edit: boolean;
                            price: boolean;
                            switches: boolean;
                        };
                        created: string;
                        createdBy: string | null;
                        lastModified: string;
                        lastModifiedBy: string | null;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    arrangePictures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    pictures: {
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                    }[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        reference: string;
                        slug: string;
                        brand: string;
                        model: string;
                        /** @enum {string} */
                        lastStatus: "Draft" | "Pending" | "InTransfer" | "Active" | "Published" | "Reserved" | "Booked" | "Sold";
                        isPublic: boolean;
                        edition: string;
                        fields: {
                            brandId: number;
                            modelId: number;
                            version: string | null;
                            /** @enum {string} */
                            operationType: "Standard" | "Intermediation" | "Ad";
                            /** @enum {string} */
                            condition: "New" | "Used";
                            isNew: boolean;
                            storageAreaId: number | null;
                            cityId: number | null;
                            chassisNumber: string | null;
                            /** @enum {string} */
                            registrationType: "Local" | "Foreign";
                            registrationNumber: string | null;
                            releaseDate: string | null;
                            mileage: number | null;
                            fuelType: ("Diesel" | "Gasoline" | "Hybrid" | "Electric") | null;
                            gearType: ("Manual" | "Automatic") | null;
                            bodyStyle: ("Cabriolet" | "Citadine" | "Pickup" | "Compact" | "SUV" | "Sedan" | "Fourgonnette" | "SportsCar" | "MiniVan" | "Wagon") | null;
                            color: ("White" | "Grey" | "Silver" | "Black" | "Blue" | "Red" | "Brown" | "Beige" | "Green" | "Yellow" | "Orange" | "Burgundy" | "Gold" | "Purple") | null;
                            doors: number | null;
                            seats: number | null;
                            fiscalPower: number | null;
                            isFirstHand: boolean | null;
                            origin: string | null;
                            isControlled: boolean;
                            /** @enum {string} */
                            vehicleRepairStatusType: "NotRequired" | "NotRepaired" | "Repaired";
                            warrantyInMonths: number | null;
                            warrantyExpirationDate: string | null;
                            financing: boolean;
                            financingRatio: number | null;
                            financingMonths: number | null;
                            videoLink: string | null;
                            descriptionFr: string | null;
                            descriptionAr: string | null;
                            features: number[];
                        };
                        price: number | null;
                        oldPrice: number | null;
                        priceUpdateDate: string | null;
                        pricePosition: number | null;
                        isCertified: boolean;
                        isPromoted: boolean;
                        isFeatured: boolean;
                        isArchived: boolean;
                        hasPublicExpertiseSheet: boolean;
                        storageArea: {
                            id: number;
                            name: string;
                            nameAr: string;
                        } | null;
                        transferArea: {
                            id: number;
                            name: string;
                            nameAr: string;
                        } | null;
                        transferDate: string | null;
                        pictures: {
                            /** Format: uuid */
                            id: string;
                            uri: string;
                            mimeType: string;
                            fileName: string;
                            size: number;
                            isGenerated: boolean;
                            /** @enum {string} */
                            type: "VehicleCheckPartImage" | "VehicleGrayCard" | "VehicleRoadTax" | "VehiclePowerOfAttorney" | "VehicleTechnicalVisit" | "VehicleWithdrawal" | "VehiclePicture" | "VehicleGalleryPicture" | "VehicleInfoSheet" | "VehicleCertificate" | "VehicleWarranty" | "PurchaseInvoice" | "CustomerCIN" | "CustomerRC" | "QuotationSheet" | "TradeInVoucher" | "BankTransferCommitment" | "PurchaseVoucher" | "SaleProforma" | "PurchaseOrder" | "DeliveryForm" | "BookingSimulation" | "TransferPV" | "ExpertiseSheet" | "CustomerCompanyStatus" | "CustomerCompanyWithdrawal" | "IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "IntermediationExpertiseSheet" | "SaleRecoveryRequest" | "SaleRecoveryExpertiseSheet" | "SaleRecoveryVoucher" | "IntermediationVehiclePicture" | "Banner" | "PublicExpertiseSheet" | "QualityControlSheet" | "DeliveryVoucher" | "ReleaseVoucher" | "WebsiteElementImage" | "VehicleAdPicture";
                            /** @enum {string} */
                            spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                            /** @enum {string} */
                            status: "None" | "Accepted" | "Rejected" | "Published" | "Preview";
                            comment: string | null;
                            imagesOrder: number;
                            version: number;
                            hash: string | null;
                            width: number | null;
                            height: number | null;
                            language: ("fr" | "ar") | null;
                            superseded: string | null;
                            created: string;
                            validated: string | null;
                        }[];
                        minPictures: number;
                        tasks: {
                            id: number;
                            order: number;
                            title: string;
                            description: string | null;
                            isDone: boolean;
                            /** @enum {string} */
                            lastStatus: "Idle" | "Started" | "Stopped" | "Cancelled" | "Completed";
                            statuses: {
                                /** @enum {string} */
                                type: "Idle" | "Started" | "Stopped" | "Cancelled" | "Completed";
                                comment: string | null;
                                at: string;
                                by: string | null;
                            }[];
                            actions: ("start" | "stop" | "resume" | "complete" | "cancel" | "reopen")[];
                        }[];
                        history: {
                            /** @enum {string} */
                            kind: "status" | "price";
                            /** @enum {string} */
                            type: "Draft" | "Pending" | "InTransfer" | "Active" | "Published" | "Reserved" | "Booked" | "Sold";
                            comment: string | null;
                            price: number | null;
                            oldPrice: number | null;
                            at: string;
                            by: string | null;
                        }[];
                        transfers: {
                            id: number;
                            from: {
                                id: number;
                                name: string;
                                nameAr: string;
                            } | null;
                            to: {
                                id: number;
                                name: string;
                                nameAr: string;
                            };
                            comment: string | null;
                            sent: string;
                            sentBy: string | null;
                            received: string | null;
                            receivedBy: string | null;
                        }[];
                        moves: {
                            /** @enum {string} */
                            action: "submit" | "activate" | "transfer" | "receive" | "publish";
                            /** @enum {string} */
                            to: "Draft" | "Pending" | "InTransfer" | "Active" | "Published" | "Reserved" | "Booked" | "Sold";
                            reason: ("status" | "role" | "area" | "missing") | null;
                            missing: string[];
                        }[];
                        may: {
                            edit: boolean;
                            price: boolean;
                            switches: boolean;
                        };
                        created: string;
                        createdBy: string | null;
                        lastModified: string;
                        lastModifiedBy: string | null;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    orderTasks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        order: number;
                        title: string;
                        description: string | null;
                        isDone: boolean;
                        /** @enum {string} */
                        lastStatus: "Idle" | "Started" | "Stopped" | "Cancelled" | "Completed";
                        statuses: {
                            /** @enum {string} */
                            type: "Idle" | "Started" | "Stopped" | "Cancelled" | "Completed";
                            comment: string | null;
                            at: string;
                            by: string | null;
                        }[];
                        actions: ("start" | "stop" | "resume" | "complete" | "cancel" | "reopen")[];
                    }[];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    addTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    description: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        order: number;
                        title: string;
                        description: string | null;
                        isDone: boolean;
                        /** @enum {string} */
                        lastStatus: "Idle" | "Started" | "Stopped" | "Cancelled" | "Completed";
                        statuses: {
                            /** @enum {string} */
                            type: "Idle" | "Started" | "Stopped" | "Cancelled" | "Completed";
                            comment: string | null;
                            at: string;
                            by: string | null;
                        }[];
                        actions: ("start" | "stop" | "resume" | "complete" | "cancel" | "reopen")[];
                    }[];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    saveTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                task: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    description: string | null;
                    was: {
                        title: string;
                        description: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        order: number;
                        title: string;
                        description: string | null;
                        isDone: boolean;
                        /** @enum {string} */
                        lastStatus: "Idle" | "Started" | "Stopped" | "Cancelled" | "Completed";
                        statuses: {
                            /** @enum {string} */
                            type: "Idle" | "Started" | "Stopped" | "Cancelled" | "Completed";
                            comment: string | null;
                            at: string;
                            by: string | null;
                        }[];
                        actions: ("start" | "stop" | "resume" | "complete" | "cancel" | "reopen")[];
                    }[];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    moveTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                task: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    action: "start" | "stop" | "resume" | "complete" | "cancel" | "reopen";
                    comment?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        order: number;
                        title: string;
                        description: string | null;
                        isDone: boolean;
                        /** @enum {string} */
                        lastStatus: "Idle" | "Started" | "Stopped" | "Cancelled" | "Completed";
                        statuses: {
                            /** @enum {string} */
                            type: "Idle" | "Started" | "Stopped" | "Cancelled" | "Completed";
                            comment: string | null;
                            at: string;
                            by: string | null;
                        }[];
                        actions: ("start" | "stop" | "resume" | "complete" | "cancel" | "reopen")[];
                    }[];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    listVehicles: {
        parameters: {
            query?: {
                q?: string;
                Reference?: string;
                ChassisNumber?: string;
                RegistrationNumber?: string;
                Brands?: string[];
                Models?: string[];
                Cities?: string[];
                Colors?: ("White" | "Grey" | "Silver" | "Black" | "Blue" | "Red" | "Brown" | "Beige" | "Green" | "Yellow" | "Orange" | "Burgundy" | "Gold" | "Purple")[];
                MinReleaseDate?: string;
                MaxReleaseDate?: string;
                MinMileage?: number;
                MaxMileage?: number;
                MinPrice?: number;
                MaxPrice?: number;
                MonthlyBudget?: number;
                DownPayment?: number;
                IsCertified?: boolean;
                IsControlled?: boolean;
                IsRepaired?: boolean;
                IsFirstHand?: boolean;
                IsPromoted?: boolean;
                IsFinanced?: boolean;
                IsArchived?: boolean;
                Conditions?: ("New" | "Used")[];
                FuelTypes?: ("Diesel" | "Gasoline" | "Hybrid" | "Electric")[];
                BodyStyles?: ("Cabriolet" | "Citadine" | "Pickup" | "Compact" | "SUV" | "Sedan" | "Fourgonnette" | "SportsCar" | "MiniVan" | "Wagon")[];
                GearTypes?: ("Manual" | "Automatic")[];
                VehicleRepairStatusTypes?: ("NotRequired" | "NotRepaired" | "Repaired")[];
                RegistrationTypes?: ("Local" | "Foreign")[];
                OperationTypes?: ("Standard" | "Intermediation" | "Ad")[];
                StorageAreaId?: number[];
                page?: number;
                size?: number;
                sortPropertyName?: "relevance" | "price" | "releaseDate" | "mileage" | "published";
                sortDirection?: "Ascending" | "Descending";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        currentPage: number;
                        pageCount: number;
                        pageSize: number;
                        rowCount: number;
                        firstRowOnPage: number;
                        lastRowOnPage: number;
                        results: {
                            id: number;
                            reference: string;
                            slug: string;
                            brand: string;
                            model: string;
                            version: string | null;
                            price: number | null;
                            oldPrice: number | null;
                            priceUpdateDate: string | null;
                            pricePosition: number | null;
                            releaseDate: string | null;
                            mileage: number | null;
                            fuelType: ("Diesel" | "Gasoline" | "Hybrid" | "Electric") | null;
                            gearType: ("Manual" | "Automatic") | null;
                            bodyStyle: ("Cabriolet" | "Citadine" | "Pickup" | "Compact" | "SUV" | "Sedan" | "Fourgonnette" | "SportsCar" | "MiniVan" | "Wagon") | null;
                            color: ("White" | "Grey" | "Silver" | "Black" | "Blue" | "Red" | "Brown" | "Beige" | "Green" | "Yellow" | "Orange" | "Burgundy" | "Gold" | "Purple") | null;
                            /** @enum {string} */
                            condition: "New" | "Used";
                            fiscalPower: number | null;
                            doors: number | null;
                            seats: number | null;
                            city: string | null;
                            cityAr: string | null;
                            storageAreaId: number | null;
                            /** @enum {string} */
                            operationType: "Standard" | "Intermediation" | "Ad";
                            /** @enum {string} */
                            registrationType: "Local" | "Foreign";
                            isCertified: boolean;
                            isFirstHand: boolean | null;
                            isPromoted: boolean;
                            isBoosted: boolean;
                            isFeatured: boolean;
                            isNew: boolean;
                            warrantyInMonths: number | null;
                            financing: boolean;
                            /** @enum {string} */
                            lastStatus: "Draft" | "Pending" | "InTransfer" | "Active" | "Published" | "Reserved" | "Booked" | "Sold";
                            pictureCount: number;
                            picture: {
                                id: string;
                                hash: string;
                                /** @enum {string} */
                                spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                                width: number;
                                height: number;
                            } | null;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    getFacets: {
        parameters: {
            query?: {
                q?: string;
                Reference?: string;
                ChassisNumber?: string;
                RegistrationNumber?: string;
                Brands?: string[];
                Models?: string[];
                Cities?: string[];
                Colors?: ("White" | "Grey" | "Silver" | "Black" | "Blue" | "Red" | "Brown" | "Beige" | "Green" | "Yellow" | "Orange" | "Burgundy" | "Gold" | "Purple")[];
                MinReleaseDate?: string;
                MaxReleaseDate?: string;
                MinMileage?: number;
                MaxMileage?: number;
                MinPrice?: number;
                MaxPrice?: number;
                MonthlyBudget?: number;
                DownPayment?: number;
                IsCertified?: boolean;
                IsControlled?: boolean;
                IsRepaired?: boolean;
                IsFirstHand?: boolean;
                IsPromoted?: boolean;
                IsFinanced?: boolean;
                IsArchived?: boolean;
                Conditions?: ("New" | "Used")[];
                FuelTypes?: ("Diesel" | "Gasoline" | "Hybrid" | "Electric")[];
                BodyStyles?: ("Cabriolet" | "Citadine" | "Pickup" | "Compact" | "SUV" | "Sedan" | "Fourgonnette" | "SportsCar" | "MiniVan" | "Wagon")[];
                GearTypes?: ("Manual" | "Automatic")[];
                VehicleRepairStatusTypes?: ("NotRequired" | "NotRepaired" | "Repaired")[];
                RegistrationTypes?: ("Local" | "Foreign")[];
                OperationTypes?: ("Standard" | "Intermediation" | "Ad")[];
                StorageAreaId?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        total: number;
                        certified: number;
                        facets: {
                            brands: {
                                value: string;
                                valueAr: string;
                                count: number;
                            }[];
                            models: {
                                value: string;
                                valueAr: string;
                                count: number;
                                brand: string;
                            }[];
                            cities: {
                                value: string;
                                valueAr: string;
                                count: number;
                            }[];
                            storageAreas: {
                                value: number;
                                label: string;
                                labelAr: string;
                                count: number;
                            }[];
                            bodyStyles: {
                                /** @enum {string} */
                                value: "Cabriolet" | "Citadine" | "Pickup" | "Compact" | "SUV" | "Sedan" | "Fourgonnette" | "SportsCar" | "MiniVan" | "Wagon";
                                count: number;
                            }[];
                            fuelTypes: {
                                /** @enum {string} */
                                value: "Diesel" | "Gasoline" | "Hybrid" | "Electric";
                                count: number;
                            }[];
                            gearTypes: {
                                /** @enum {string} */
                                value: "Manual" | "Automatic";
                                count: number;
                            }[];
                            colors: {
                                /** @enum {string} */
                                value: "White" | "Grey" | "Silver" | "Black" | "Blue" | "Red" | "Brown" | "Beige" | "Green" | "Yellow" | "Orange" | "Burgundy" | "Gold" | "Purple";
                                count: number;
                            }[];
                            conditions: {
                                /** @enum {string} */
                                value: "New" | "Used";
                                count: number;
                            }[];
                            registrationTypes: {
                                /** @enum {string} */
                                value: "Local" | "Foreign";
                                count: number;
                            }[];
                            operationTypes: {
                                /** @enum {string} */
                                value: "Standard" | "Intermediation" | "Ad";
                                count: number;
                            }[];
                            repairStatuses: {
                                /** @enum {string} */
                                value: "NotRequired" | "NotRepaired" | "Repaired";
                                count: number;
                            }[];
                            isCertified: {
                                value: boolean;
                                count: number;
                            }[];
                            isFirstHand: {
                                value: boolean;
                                count: number;
                            }[];
                            isControlled: {
                                value: boolean;
                                count: number;
                            }[];
                            isRepaired: {
                                value: boolean;
                                count: number;
                            }[];
                            isPromoted: {
                                value: boolean;
                                count: number;
                            }[];
                            isFinanced: {
                                value: boolean;
                                count: number;
                            }[];
                            ages: {
                                years: number;
                                /** Format: date */
                                minReleaseDate: string;
                                count: number;
                            }[];
                            mileages: {
                                maxMileage: number;
                                count: number;
                            }[];
                        };
                        histograms: {
                            price: {
                                min: number | null;
                                max: number | null;
                                bins: {
                                    from: number;
                                    to: number | null;
                                    count: number;
                                }[];
                            };
                            mileage: {
                                min: number | null;
                                max: number | null;
                                bins: {
                                    from: number;
                                    to: number | null;
                                    count: number;
                                }[];
                            };
                            year: {
                                min: number | null;
                                max: number | null;
                                bins: {
                                    from: number;
                                    to: number | null;
                                    count: number;
                                }[];
                            };
                        };
                        monthly?: {
                            maxPrice: number | null;
                            months: number;
                        };
                        loosen?: {
                            parameters: string[];
                            total: number;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    getStockCount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        certified: number;
                    };
                };
            };
        };
    };
    suggest: {
        parameters: {
            query?: {
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        criteria: {
                            Brands?: string[];
                            Models?: string[];
                            Cities?: string[];
                            Colors?: ("White" | "Grey" | "Silver" | "Black" | "Blue" | "Red" | "Brown" | "Beige" | "Green" | "Yellow" | "Orange" | "Burgundy" | "Gold" | "Purple")[];
                            FuelTypes?: ("Diesel" | "Gasoline" | "Hybrid" | "Electric")[];
                            GearTypes?: ("Manual" | "Automatic")[];
                            BodyStyles?: ("Cabriolet" | "Citadine" | "Pickup" | "Compact" | "SUV" | "Sedan" | "Fourgonnette" | "SportsCar" | "MiniVan" | "Wagon")[];
                            Conditions?: ("New" | "Used")[];
                            RegistrationTypes?: ("Local" | "Foreign")[];
                            /** Format: date */
                            MinReleaseDate?: string;
                            /** Format: date */
                            MaxReleaseDate?: string;
                            MinMileage?: number;
                            MaxMileage?: number;
                            MinPrice?: number;
                            MaxPrice?: number;
                            IsCertified?: boolean;
                            IsFirstHand?: boolean;
                            IsPromoted?: boolean;
                        };
                        chips: {
                            parameter: string;
                            value: string | number | boolean;
                            labelAr?: string;
                            text: string;
                        }[];
                        unknown: string[];
                        suggestions: {
                            /** @enum {string} */
                            kind: "brand" | "model" | "city" | "bodyStyle" | "fuelType" | "gearType" | "color";
                            value: string;
                            valueAr?: string;
                            brand?: string;
                            count: number;
                            criteria: {
                                Brands?: string[];
                                Models?: string[];
                                Cities?: string[];
                                Colors?: ("White" | "Grey" | "Silver" | "Black" | "Blue" | "Red" | "Brown" | "Beige" | "Green" | "Yellow" | "Orange" | "Burgundy" | "Gold" | "Purple")[];
                                FuelTypes?: ("Diesel" | "Gasoline" | "Hybrid" | "Electric")[];
                                GearTypes?: ("Manual" | "Automatic")[];
                                BodyStyles?: ("Cabriolet" | "Citadine" | "Pickup" | "Compact" | "SUV" | "Sedan" | "Fourgonnette" | "SportsCar" | "MiniVan" | "Wagon")[];
                                Conditions?: ("New" | "Used")[];
                                RegistrationTypes?: ("Local" | "Foreign")[];
                                /** Format: date */
                                MinReleaseDate?: string;
                                /** Format: date */
                                MaxReleaseDate?: string;
                                MinMileage?: number;
                                MaxMileage?: number;
                                MinPrice?: number;
                                MaxPrice?: number;
                                IsCertified?: boolean;
                                IsFirstHand?: boolean;
                                IsPromoted?: boolean;
                            };
                        }[];
                        total: number;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    listFavourites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        vehicleId: number;
                        customerId: number;
                        title: string;
                        slug: string;
                        savedPrice: number | null;
                        /** Format: date */
                        savedOn: string;
                        /** Format: date-time */
                        savedAt: string;
                        /** @enum {string} */
                        state: "Available" | "Reserved" | "Sold" | "Gone";
                        vehicle: {
                            id: number;
                            reference: string;
                            slug: string;
                            brand: string;
                            model: string;
                            version: string | null;
                            price: number | null;
                            oldPrice: number | null;
                            priceUpdateDate: string | null;
                            pricePosition: number | null;
                            releaseDate: string | null;
                            mileage: number | null;
                            fuelType: ("Diesel" | "Gasoline" | "Hybrid" | "Electric") | null;
                            gearType: ("Manual" | "Automatic") | null;
                            bodyStyle: ("Cabriolet" | "Citadine" | "Pickup" | "Compact" | "SUV" | "Sedan" | "Fourgonnette" | "SportsCar" | "MiniVan" | "Wagon") | null;
                            color: ("White" | "Grey" | "Silver" | "Black" | "Blue" | "Red" | "Brown" | "Beige" | "Green" | "Yellow" | "Orange" | "Burgundy" | "Gold" | "Purple") | null;
                            /** @enum {string} */
                            condition: "New" | "Used";
                            fiscalPower: number | null;
                            doors: number | null;
                            seats: number | null;
                            city: string | null;
                            cityAr: string | null;
                            storageAreaId: number | null;
                            /** @enum {string} */
                            operationType: "Standard" | "Intermediation" | "Ad";
                            /** @enum {string} */
                            registrationType: "Local" | "Foreign";
                            isCertified: boolean;
                            isFirstHand: boolean | null;
                            isPromoted: boolean;
                            isBoosted: boolean;
                            isFeatured: boolean;
                            isNew: boolean;
                            warrantyInMonths: number | null;
                            financing: boolean;
                            /** @enum {string} */
                            lastStatus: "Draft" | "Pending" | "InTransfer" | "Active" | "Published" | "Reserved" | "Booked" | "Sold";
                            pictureCount: number;
                            picture: {
                                id: string;
                                hash: string;
                                /** @enum {string} */
                                spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                                width: number;
                                height: number;
                            } | null;
                        } | null;
                        alert: {
                            below: number;
                            toldOn: string | null;
                            toldPrice: number | null;
                        } | null;
                    }[];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    mergeFavourites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cars: {
                        price?: number | null;
                        /** Format: date-time */
                        savedAt?: string;
                        below?: number;
                        id: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        favourites: {
                            vehicleId: number;
                            customerId: number;
                            title: string;
                            slug: string;
                            savedPrice: number | null;
                            /** Format: date */
                            savedOn: string;
                            /** Format: date-time */
                            savedAt: string;
                            /** @enum {string} */
                            state: "Available" | "Reserved" | "Sold" | "Gone";
                            vehicle: {
                                id: number;
                                reference: string;
                                slug: string;
                                brand: string;
                                model: string;
                                version: string | null;
                                price: number | null;
                                oldPrice: number | null;
                                priceUpdateDate: string | null;
                                pricePosition: number | null;
                                releaseDate: string | null;
                                mileage: number | null;
                                fuelType: ("Diesel" | "Gasoline" | "Hybrid" | "Electric") | null;
                                gearType: ("Manual" | "Automatic") | null;
                                bodyStyle: ("Cabriolet" | "Citadine" | "Pickup" | "Compact" | "SUV" | "Sedan" | "Fourgonnette" | "SportsCar" | "MiniVan" | "Wagon") | null;
                                color: ("White" | "Grey" | "Silver" | "Black" | "Blue" | "Red" | "Brown" | "Beige" | "Green" | "Yellow" | "Orange" | "Burgundy" | "Gold" | "Purple") | null;
                                /** @enum {string} */
                                condition: "New" | "Used";
                                fiscalPower: number | null;
                                doors: number | null;
                                seats: number | null;
                                city: string | null;
                                cityAr: string | null;
                                storageAreaId: number | null;
                                /** @enum {string} */
                                operationType: "Standard" | "Intermediation" | "Ad";
                                /** @enum {string} */
                                registrationType: "Local" | "Foreign";
                                isCertified: boolean;
                                isFirstHand: boolean | null;
                                isPromoted: boolean;
                                isBoosted: boolean;
                                isFeatured: boolean;
                                isNew: boolean;
                                warrantyInMonths: number | null;
                                financing: boolean;
                                /** @enum {string} */
                                lastStatus: "Draft" | "Pending" | "InTransfer" | "Active" | "Published" | "Reserved" | "Booked" | "Sold";
                                pictureCount: number;
                                picture: {
                                    id: string;
                                    hash: string;
                                    /** @enum {string} */
                                    spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                                    width: number;
                                    height: number;
                                } | null;
                            } | null;
                            alert: {
                                below: number;
                                toldOn: string | null;
                                toldPrice: number | null;
                            } | null;
                        }[];
                        left: number[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    addFavourite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    price?: number | null;
                    /** Format: date-time */
                    savedAt?: string;
                    below?: number;
                } | null;
            };
        };
        responses: {
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    removeFavourite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    setPriceAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    below: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        below: number;
                        toldOn: string | null;
                        toldPrice: number | null;
                        emailVerified: boolean;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    removePriceAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    stopPriceAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        title: string;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    compareVehicles: {
        parameters: {
            query: {
                VehicleIds: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        reference: string;
                        slug: string;
                        brand: string;
                        model: string;
                        version: string | null;
                        price: number | null;
                        oldPrice: number | null;
                        priceUpdateDate: string | null;
                        pricePosition: number | null;
                        releaseDate: string | null;
                        mileage: number | null;
                        fuelType: ("Diesel" | "Gasoline" | "Hybrid" | "Electric") | null;
                        gearType: ("Manual" | "Automatic") | null;
                        bodyStyle: ("Cabriolet" | "Citadine" | "Pickup" | "Compact" | "SUV" | "Sedan" | "Fourgonnette" | "SportsCar" | "MiniVan" | "Wagon") | null;
                        color: ("White" | "Grey" | "Silver" | "Black" | "Blue" | "Red" | "Brown" | "Beige" | "Green" | "Yellow" | "Orange" | "Burgundy" | "Gold" | "Purple") | null;
                        /** @enum {string} */
                        condition: "New" | "Used";
                        fiscalPower: number | null;
                        doors: number | null;
                        seats: number | null;
                        city: string | null;
                        cityAr: string | null;
                        storageAreaId: number | null;
                        /** @enum {string} */
                        operationType: "Standard" | "Intermediation" | "Ad";
                        /** @enum {string} */
                        registrationType: "Local" | "Foreign";
                        isCertified: boolean;
                        isFirstHand: boolean | null;
                        isPromoted: boolean;
                        isBoosted: boolean;
                        isFeatured: boolean;
                        isNew: boolean;
                        warrantyInMonths: number | null;
                        financing: boolean;
                        /** @enum {string} */
                        lastStatus: "Draft" | "Pending" | "InTransfer" | "Active" | "Published" | "Reserved" | "Booked" | "Sold";
                        pictureCount: number;
                        picture: {
                            id: string;
                            hash: string;
                            /** @enum {string} */
                            spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                            width: number;
                            height: number;
                        } | null;
                        brandAr: string;
                        modelAr: string;
                        descriptionFr: string | null;
                        descriptionAr: string | null;
                        /** @enum {string} */
                        availability: "Available" | "Reserved" | "Sold";
                        isControlled: boolean;
                        isRepaired: boolean;
                        /** @enum {string} */
                        vehicleRepairStatusType: "NotRequired" | "NotRepaired" | "Repaired";
                        hasPublicExpertiseSheet: boolean;
                        origin: string | null;
                        warrantyExpirationDate: string | null;
                        videoLink: string | null;
                        registration: {
                            code: number;
                            prefecture: string;
                            prefectureAr: string;
                        } | null;
                        publishedAt: string | null;
                        soldAt: string | null;
                        features: {
                            code: string;
                            title: string;
                            titleAr: string;
                            features: {
                                id: number;
                                code: string;
                                title: string;
                                titleAr: string;
                            }[];
                        }[];
                        pictures: {
                            id: string;
                            hash: string;
                            /** @enum {string} */
                            spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                            width: number;
                            height: number;
                            isGenerated: boolean;
                        }[];
                        storageArea: {
                            id: number;
                            name: string;
                            nameAr: string;
                            tag: string;
                            city: string;
                            cityAr: string;
                            address: string;
                            addressAr: string;
                            addressLine2: string | null;
                            phone: string;
                            email: string | null;
                            latitude: number;
                            longitude: number;
                            hours: ({
                                open: string;
                                close: string;
                            } | null)[];
                        } | null;
                        market: {
                            count: number;
                            low: number;
                            median: number;
                            high: number;
                            bins: {
                                from: number;
                                to: number;
                                count: number;
                            }[];
                            position: number | null;
                            percent: number | null;
                            minYear: number;
                            maxYear: number;
                            minMileage: number;
                            maxMileage: number | null;
                        } | null;
                    }[];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    getSimulationConfigs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        annualRate: number;
                        vat: number;
                        months: number[];
                        defaultMonths: number;
                        minAdvance: number;
                        maxAdvance: number;
                        defaultAdvance: number;
                        dossierFee: number;
                        insuranceIncluded: boolean;
                        maximumRate: number;
                        lenderFr: string;
                        lenderAr: string;
                    };
                };
            };
        };
    };
    simulateVehicle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    advance: number;
                    months: number;
                    termsAccepted: boolean;
                    /** @default false */
                    schedule?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        vehiclePrice: number;
                        advance: number;
                        contribution: number;
                        financed: number;
                        months: number;
                        monthlyAmount: number;
                        teg: number;
                        totalPaid: number;
                        totalCost: number;
                        fee: number;
                        schedule: {
                            month: number;
                            amount: number;
                            capital: number;
                            interest: number;
                            vat: number;
                            balance: number;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    listPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        reference?: string;
                        chassisNumber?: string;
                        registrationNumber?: string;
                        brands?: string[];
                        models?: string[];
                        cities?: string[];
                        colors?: ("White" | "Grey" | "Silver" | "Black" | "Blue" | "Red" | "Brown" | "Beige" | "Green" | "Yellow" | "Orange" | "Burgundy" | "Gold" | "Purple")[];
                        /** Format: date */
                        minReleaseDate?: string;
                        /** Format: date */
                        maxReleaseDate?: string;
                        minMileage?: number;
                        maxMileage?: number;
                        minPrice?: number;
                        maxPrice?: number;
                        isCertified?: boolean;
                        isControlled?: boolean;
                        isRepaired?: boolean;
                        isFirstHand?: boolean;
                        isPromoted?: boolean;
                        isFinanced?: boolean;
                        conditions?: ("New" | "Used")[];
                        fuelTypes?: ("Diesel" | "Gasoline" | "Hybrid" | "Electric")[];
                        bodyStyles?: ("Cabriolet" | "Citadine" | "Pickup" | "Compact" | "SUV" | "Sedan" | "Fourgonnette" | "SportsCar" | "MiniVan" | "Wagon")[];
                        gearTypes?: ("Manual" | "Automatic")[];
                        vehicleRepairStatusTypes?: ("NotRequired" | "NotRepaired" | "Repaired")[];
                        registrationTypes?: ("Local" | "Foreign")[];
                        operationTypes?: ("Standard" | "Intermediation" | "Ad")[];
                        storageAreaId?: number[];
                        /** @enum {string} */
                        frequency: "Instant" | "Daily" | "Weekly";
                        news: boolean;
                        isDeactivated: boolean;
                        id: number;
                        customerId: number;
                        customerUserId: string;
                        /** Format: date-time */
                        created: string;
                        nextSending: string | null;
                        count: number;
                        newCount: number;
                    }[];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    savePreference: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reference?: string;
                    chassisNumber?: string;
                    registrationNumber?: string;
                    brands?: string[];
                    models?: string[];
                    cities?: string[];
                    colors?: ("White" | "Grey" | "Silver" | "Black" | "Blue" | "Red" | "Brown" | "Beige" | "Green" | "Yellow" | "Orange" | "Burgundy" | "Gold" | "Purple")[];
                    /** Format: date */
                    minReleaseDate?: string;
                    /** Format: date */
                    maxReleaseDate?: string;
                    minMileage?: number;
                    maxMileage?: number;
                    minPrice?: number;
                    maxPrice?: number;
                    isCertified?: boolean;
                    isControlled?: boolean;
                    isRepaired?: boolean;
                    isFirstHand?: boolean;
                    isPromoted?: boolean;
                    isFinanced?: boolean;
                    conditions?: ("New" | "Used")[];
                    fuelTypes?: ("Diesel" | "Gasoline" | "Hybrid" | "Electric")[];
                    bodyStyles?: ("Cabriolet" | "Citadine" | "Pickup" | "Compact" | "SUV" | "Sedan" | "Fourgonnette" | "SportsCar" | "MiniVan" | "Wagon")[];
                    gearTypes?: ("Manual" | "Automatic")[];
                    vehicleRepairStatusTypes?: ("NotRequired" | "NotRepaired" | "Repaired")[];
                    registrationTypes?: ("Local" | "Foreign")[];
                    operationTypes?: ("Standard" | "Intermediation" | "Ad")[];
                    storageAreaId?: number[];
                    /** @enum {string} */
                    frequency: "Instant" | "Daily" | "Weekly";
                    news: boolean;
                    isDeactivated: boolean;
                    id: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        reference?: string;
                        chassisNumber?: string;
                        registrationNumber?: string;
                        brands?: string[];
                        models?: string[];
                        cities?: string[];
                        colors?: ("White" | "Grey" | "Silver" | "Black" | "Blue" | "Red" | "Brown" | "Beige" | "Green" | "Yellow" | "Orange" | "Burgundy" | "Gold" | "Purple")[];
                        /** Format: date */
                        minReleaseDate?: string;
                        /** Format: date */
                        maxReleaseDate?: string;
                        minMileage?: number;
                        maxMileage?: number;
                        minPrice?: number;
                        maxPrice?: number;
                        isCertified?: boolean;
                        isControlled?: boolean;
                        isRepaired?: boolean;
                        isFirstHand?: boolean;
                        isPromoted?: boolean;
                        isFinanced?: boolean;
                        conditions?: ("New" | "Used")[];
                        fuelTypes?: ("Diesel" | "Gasoline" | "Hybrid" | "Electric")[];
                        bodyStyles?: ("Cabriolet" | "Citadine" | "Pickup" | "Compact" | "SUV" | "Sedan" | "Fourgonnette" | "SportsCar" | "MiniVan" | "Wagon")[];
                        gearTypes?: ("Manual" | "Automatic")[];
                        vehicleRepairStatusTypes?: ("NotRequired" | "NotRepaired" | "Repaired")[];
                        registrationTypes?: ("Local" | "Foreign")[];
                        operationTypes?: ("Standard" | "Intermediation" | "Ad")[];
                        storageAreaId?: number[];
                        /** @enum {string} */
                        frequency: "Instant" | "Daily" | "Weekly";
                        news: boolean;
                        isDeactivated: boolean;
                        id: number;
                        customerId: number;
                        customerUserId: string;
                        /** Format: date-time */
                        created: string;
                        nextSending: string | null;
                        count: number;
                        newCount: number;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    createPreference: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reference?: string;
                    chassisNumber?: string;
                    registrationNumber?: string;
                    brands?: string[];
                    models?: string[];
                    cities?: string[];
                    colors?: ("White" | "Grey" | "Silver" | "Black" | "Blue" | "Red" | "Brown" | "Beige" | "Green" | "Yellow" | "Orange" | "Burgundy" | "Gold" | "Purple")[];
                    /** Format: date */
                    minReleaseDate?: string;
                    /** Format: date */
                    maxReleaseDate?: string;
                    minMileage?: number;
                    maxMileage?: number;
                    minPrice?: number;
                    maxPrice?: number;
                    isCertified?: boolean;
                    isControlled?: boolean;
                    isRepaired?: boolean;
                    isFirstHand?: boolean;
                    isPromoted?: boolean;
                    isFinanced?: boolean;
                    conditions?: ("New" | "Used")[];
                    fuelTypes?: ("Diesel" | "Gasoline" | "Hybrid" | "Electric")[];
                    bodyStyles?: ("Cabriolet" | "Citadine" | "Pickup" | "Compact" | "SUV" | "Sedan" | "Fourgonnette" | "SportsCar" | "MiniVan" | "Wagon")[];
                    gearTypes?: ("Manual" | "Automatic")[];
                    vehicleRepairStatusTypes?: ("NotRequired" | "NotRepaired" | "Repaired")[];
                    registrationTypes?: ("Local" | "Foreign")[];
                    operationTypes?: ("Standard" | "Intermediation" | "Ad")[];
                    storageAreaId?: number[];
                    q?: string;
                    /**
                     * @default Instant
                     * @enum {string}
                     */
                    frequency?: "Instant" | "Daily" | "Weekly";
                    /** @default true */
                    news?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        reference?: string;
                        chassisNumber?: string;
                        registrationNumber?: string;
                        brands?: string[];
                        models?: string[];
                        cities?: string[];
                        colors?: ("White" | "Grey" | "Silver" | "Black" | "Blue" | "Red" | "Brown" | "Beige" | "Green" | "Yellow" | "Orange" | "Burgundy" | "Gold" | "Purple")[];
                        /** Format: date */
                        minReleaseDate?: string;
                        /** Format: date */
                        maxReleaseDate?: string;
                        minMileage?: number;
                        maxMileage?: number;
                        minPrice?: number;
                        maxPrice?: number;
                        isCertified?: boolean;
                        isControlled?: boolean;
                        isRepaired?: boolean;
                        isFirstHand?: boolean;
                        isPromoted?: boolean;
                        isFinanced?: boolean;
                        conditions?: ("New" | "Used")[];
                        fuelTypes?: ("Diesel" | "Gasoline" | "Hybrid" | "Electric")[];
                        bodyStyles?: ("Cabriolet" | "Citadine" | "Pickup" | "Compact" | "SUV" | "Sedan" | "Fourgonnette" | "SportsCar" | "MiniVan" | "Wagon")[];
                        gearTypes?: ("Manual" | "Automatic")[];
                        vehicleRepairStatusTypes?: ("NotRequired" | "NotRepaired" | "Repaired")[];
                        registrationTypes?: ("Local" | "Foreign")[];
                        operationTypes?: ("Standard" | "Intermediation" | "Ad")[];
                        storageAreaId?: number[];
                        /** @enum {string} */
                        frequency: "Instant" | "Daily" | "Weekly";
                        news: boolean;
                        isDeactivated: boolean;
                        id: number;
                        customerId: number;
                        customerUserId: string;
                        /** Format: date-time */
                        created: string;
                        nextSending: string | null;
                        count: number;
                        newCount: number;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    deletePreference: {
        parameters: {
            query: {
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    getPreference: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        reference?: string;
                        chassisNumber?: string;
                        registrationNumber?: string;
                        brands?: string[];
                        models?: string[];
                        cities?: string[];
                        colors?: ("White" | "Grey" | "Silver" | "Black" | "Blue" | "Red" | "Brown" | "Beige" | "Green" | "Yellow" | "Orange" | "Burgundy" | "Gold" | "Purple")[];
                        /** Format: date */
                        minReleaseDate?: string;
                        /** Format: date */
                        maxReleaseDate?: string;
                        minMileage?: number;
                        maxMileage?: number;
                        minPrice?: number;
                        maxPrice?: number;
                        isCertified?: boolean;
                        isControlled?: boolean;
                        isRepaired?: boolean;
                        isFirstHand?: boolean;
                        isPromoted?: boolean;
                        isFinanced?: boolean;
                        conditions?: ("New" | "Used")[];
                        fuelTypes?: ("Diesel" | "Gasoline" | "Hybrid" | "Electric")[];
                        bodyStyles?: ("Cabriolet" | "Citadine" | "Pickup" | "Compact" | "SUV" | "Sedan" | "Fourgonnette" | "SportsCar" | "MiniVan" | "Wagon")[];
                        gearTypes?: ("Manual" | "Automatic")[];
                        vehicleRepairStatusTypes?: ("NotRequired" | "NotRepaired" | "Repaired")[];
                        registrationTypes?: ("Local" | "Foreign")[];
                        operationTypes?: ("Standard" | "Intermediation" | "Ad")[];
                        storageAreaId?: number[];
                        /** @enum {string} */
                        frequency: "Instant" | "Daily" | "Weekly";
                        news: boolean;
                        isDeactivated: boolean;
                        id: number;
                        customerId: number;
                        customerUserId: string;
                        /** Format: date-time */
                        created: string;
                        nextSending: string | null;
                        count: number;
                        newCount: number;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    stopPreference: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        criteria: {
                            reference?: string;
                            chassisNumber?: string;
                            registrationNumber?: string;
                            brands?: string[];
                            models?: string[];
                            cities?: string[];
                            colors?: ("White" | "Grey" | "Silver" | "Black" | "Blue" | "Red" | "Brown" | "Beige" | "Green" | "Yellow" | "Orange" | "Burgundy" | "Gold" | "Purple")[];
                            /** Format: date */
                            minReleaseDate?: string;
                            /** Format: date */
                            maxReleaseDate?: string;
                            minMileage?: number;
                            maxMileage?: number;
                            minPrice?: number;
                            maxPrice?: number;
                            isCertified?: boolean;
                            isControlled?: boolean;
                            isRepaired?: boolean;
                            isFirstHand?: boolean;
                            isPromoted?: boolean;
                            isFinanced?: boolean;
                            conditions?: ("New" | "Used")[];
                            fuelTypes?: ("Diesel" | "Gasoline" | "Hybrid" | "Electric")[];
                            bodyStyles?: ("Cabriolet" | "Citadine" | "Pickup" | "Compact" | "SUV" | "Sedan" | "Fourgonnette" | "SportsCar" | "MiniVan" | "Wagon")[];
                            gearTypes?: ("Manual" | "Automatic")[];
                            vehicleRepairStatusTypes?: ("NotRequired" | "NotRepaired" | "Repaired")[];
                            registrationTypes?: ("Local" | "Foreign")[];
                            operationTypes?: ("Standard" | "Intermediation" | "Ad")[];
                            storageAreaId?: number[];
                        };
                        isDeactivated: boolean;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    resumePreference: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        criteria: {
                            reference?: string;
                            chassisNumber?: string;
                            registrationNumber?: string;
                            brands?: string[];
                            models?: string[];
                            cities?: string[];
                            colors?: ("White" | "Grey" | "Silver" | "Black" | "Blue" | "Red" | "Brown" | "Beige" | "Green" | "Yellow" | "Orange" | "Burgundy" | "Gold" | "Purple")[];
                            /** Format: date */
                            minReleaseDate?: string;
                            /** Format: date */
                            maxReleaseDate?: string;
                            minMileage?: number;
                            maxMileage?: number;
                            minPrice?: number;
                            maxPrice?: number;
                            isCertified?: boolean;
                            isControlled?: boolean;
                            isRepaired?: boolean;
                            isFirstHand?: boolean;
                            isPromoted?: boolean;
                            isFinanced?: boolean;
                            conditions?: ("New" | "Used")[];
                            fuelTypes?: ("Diesel" | "Gasoline" | "Hybrid" | "Electric")[];
                            bodyStyles?: ("Cabriolet" | "Citadine" | "Pickup" | "Compact" | "SUV" | "Sedan" | "Fourgonnette" | "SportsCar" | "MiniVan" | "Wagon")[];
                            gearTypes?: ("Manual" | "Automatic")[];
                            vehicleRepairStatusTypes?: ("NotRequired" | "NotRepaired" | "Repaired")[];
                            registrationTypes?: ("Local" | "Foreign")[];
                            operationTypes?: ("Standard" | "Intermediation" | "Ad")[];
                            storageAreaId?: number[];
                        };
                        isDeactivated: boolean;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    listOwnPapers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        uri: string;
                        mimeType: string;
                        fileName: string;
                        size: number;
                        isGenerated: boolean;
                        /** @enum {string} */
                        type: "VehicleCheckPartImage" | "VehicleGrayCard" | "VehicleRoadTax" | "VehiclePowerOfAttorney" | "VehicleTechnicalVisit" | "VehicleWithdrawal" | "VehiclePicture" | "VehicleGalleryPicture" | "VehicleInfoSheet" | "VehicleCertificate" | "VehicleWarranty" | "PurchaseInvoice" | "CustomerCIN" | "CustomerRC" | "QuotationSheet" | "TradeInVoucher" | "BankTransferCommitment" | "PurchaseVoucher" | "SaleProforma" | "PurchaseOrder" | "DeliveryForm" | "BookingSimulation" | "TransferPV" | "ExpertiseSheet" | "CustomerCompanyStatus" | "CustomerCompanyWithdrawal" | "IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "IntermediationExpertiseSheet" | "SaleRecoveryRequest" | "SaleRecoveryExpertiseSheet" | "SaleRecoveryVoucher" | "IntermediationVehiclePicture" | "Banner" | "PublicExpertiseSheet" | "QualityControlSheet" | "DeliveryVoucher" | "ReleaseVoucher" | "WebsiteElementImage" | "VehicleAdPicture";
                        /** @enum {string} */
                        spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                        /** @enum {string} */
                        status: "None" | "Accepted" | "Rejected" | "Published" | "Preview";
                        comment: string | null;
                        imagesOrder: number;
                        version: number;
                        hash: string | null;
                        width: number | null;
                        height: number | null;
                        language: ("fr" | "ar") | null;
                        superseded: string | null;
                        created: string;
                        validated: string | null;
                    }[];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    listBookingPapers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        documents: {
                            /** Format: uuid */
                            id: string;
                            uri: string;
                            mimeType: string;
                            fileName: string;
                            size: number;
                            isGenerated: boolean;
                            /** @enum {string} */
                            type: "VehicleCheckPartImage" | "VehicleGrayCard" | "VehicleRoadTax" | "VehiclePowerOfAttorney" | "VehicleTechnicalVisit" | "VehicleWithdrawal" | "VehiclePicture" | "VehicleGalleryPicture" | "VehicleInfoSheet" | "VehicleCertificate" | "VehicleWarranty" | "PurchaseInvoice" | "CustomerCIN" | "CustomerRC" | "QuotationSheet" | "TradeInVoucher" | "BankTransferCommitment" | "PurchaseVoucher" | "SaleProforma" | "PurchaseOrder" | "DeliveryForm" | "BookingSimulation" | "TransferPV" | "ExpertiseSheet" | "CustomerCompanyStatus" | "CustomerCompanyWithdrawal" | "IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "IntermediationExpertiseSheet" | "SaleRecoveryRequest" | "SaleRecoveryExpertiseSheet" | "SaleRecoveryVoucher" | "IntermediationVehiclePicture" | "Banner" | "PublicExpertiseSheet" | "QualityControlSheet" | "DeliveryVoucher" | "ReleaseVoucher" | "WebsiteElementImage" | "VehicleAdPicture";
                            /** @enum {string} */
                            spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                            /** @enum {string} */
                            status: "None" | "Accepted" | "Rejected" | "Published" | "Preview";
                            comment: string | null;
                            imagesOrder: number;
                            version: number;
                            hash: string | null;
                            width: number | null;
                            height: number | null;
                            language: ("fr" | "ar") | null;
                            superseded: string | null;
                            created: string;
                            validated: string | null;
                        }[];
                        printable: ("BookingSimulation" | "SaleProforma" | "PurchaseOrder" | "PurchaseInvoice" | "ReleaseVoucher" | "QualityControlSheet" | "DeliveryForm" | "DeliveryVoucher" | "VehicleWarranty")[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    printBookingPaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    type: "BookingSimulation" | "SaleProforma" | "PurchaseOrder" | "PurchaseInvoice" | "ReleaseVoucher" | "QualityControlSheet" | "DeliveryForm" | "DeliveryVoucher" | "VehicleWarranty";
                    /** @enum {string} */
                    language: "fr" | "ar";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        uri: string;
                        mimeType: string;
                        fileName: string;
                        size: number;
                        isGenerated: boolean;
                        /** @enum {string} */
                        type: "VehicleCheckPartImage" | "VehicleGrayCard" | "VehicleRoadTax" | "VehiclePowerOfAttorney" | "VehicleTechnicalVisit" | "VehicleWithdrawal" | "VehiclePicture" | "VehicleGalleryPicture" | "VehicleInfoSheet" | "VehicleCertificate" | "VehicleWarranty" | "PurchaseInvoice" | "CustomerCIN" | "CustomerRC" | "QuotationSheet" | "TradeInVoucher" | "BankTransferCommitment" | "PurchaseVoucher" | "SaleProforma" | "PurchaseOrder" | "DeliveryForm" | "BookingSimulation" | "TransferPV" | "ExpertiseSheet" | "CustomerCompanyStatus" | "CustomerCompanyWithdrawal" | "IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "IntermediationExpertiseSheet" | "SaleRecoveryRequest" | "SaleRecoveryExpertiseSheet" | "SaleRecoveryVoucher" | "IntermediationVehiclePicture" | "Banner" | "PublicExpertiseSheet" | "QualityControlSheet" | "DeliveryVoucher" | "ReleaseVoucher" | "WebsiteElementImage" | "VehicleAdPicture";
                        /** @enum {string} */
                        spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                        /** @enum {string} */
                        status: "None" | "Accepted" | "Rejected" | "Published" | "Preview";
                        comment: string | null;
                        imagesOrder: number;
                        version: number;
                        hash: string | null;
                        width: number | null;
                        height: number | null;
                        language: ("fr" | "ar") | null;
                        superseded: string | null;
                        created: string;
                        validated: string | null;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    getBookingHours: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        open: boolean;
                        opens: string | null;
                        /** Format: date-time */
                        now: string;
                        utcOffset: number;
                        deposit: number;
                        holdMinutes: number;
                        refundDays: number;
                        termsVersion: string;
                    };
                };
            };
        };
    };
    bookVehicle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    buyer: {
                        /** @enum {string} */
                        civility: "M." | "Mme." | "Société";
                        firstName: string;
                        lastName: string;
                        /** Format: email */
                        email: string;
                        phone: string;
                        address?: string | null;
                        addressLine2?: string | null;
                        zip?: string | null;
                        city?: string | null;
                        idNumber?: string | null;
                        companyName?: string | null;
                        ice?: string | null;
                        registrationNumber?: string | null;
                    };
                    terms: boolean;
                    loan?: {
                        advance: number;
                        months: number;
                    } | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        key: string;
                        reference: string;
                        /** Format: uuid */
                        paymentId: string;
                        /** Format: date-time */
                        holdUntil: string;
                        deposit: number;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    bookFavourites: {
        parameters: {
            query: {
                ids: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    buyer: {
                        /** @enum {string} */
                        civility: "M." | "Mme." | "Société";
                        firstName: string;
                        lastName: string;
                        /** Format: email */
                        email: string;
                        phone: string;
                        address?: string | null;
                        addressLine2?: string | null;
                        zip?: string | null;
                        city?: string | null;
                        idNumber?: string | null;
                        companyName?: string | null;
                        ice?: string | null;
                        registrationNumber?: string | null;
                    };
                    terms: boolean;
                    loan?: {
                        advance: number;
                        months: number;
                    } | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        vehicleId: number;
                        held: {
                            /** Format: uuid */
                            key: string;
                            reference: string;
                            /** Format: uuid */
                            paymentId: string;
                            /** Format: date-time */
                            holdUntil: string;
                            deposit: number;
                        } | null;
                        error: ("CarTaken" | "VehicleNotFound" | "DuplicateEnquiry" | "TooManyRequests") | null;
                        failure: (1 | 2 | 3) | null;
                    }[];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    getBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        key: string;
                        reference: string;
                        /** @enum {string} */
                        status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                        failure: (1 | 2 | 3) | null;
                        vehicle: {
                            id: number;
                            reference: string;
                            title: string;
                            slug: string;
                            year: number | null;
                            picture: string | null;
                        };
                        price: number;
                        deposit: number;
                        rest: number;
                        /** Format: date-time */
                        holdUntil: string;
                        /** Format: date-time */
                        now: string;
                        paymentId: string | null;
                        payable: boolean;
                        ledger: {
                            /** @enum {string} */
                            kind: "Held" | "Counted" | "Paid" | "Returning" | "Returned" | "Kept" | "Corrected";
                            amount: number;
                            reason: ("HoldOver" | "CarGone" | "Rejected" | "Cancelled" | "Recovered" | "LateCancel") | null;
                            method: ("Cash" | "Checks" | "CreditCard" | "BankTransfer") | null;
                            /** Format: date-time */
                            created: string;
                        }[];
                        /** @enum {string} */
                        next: "Pay" | "AwaitCall" | "GivePaymentDetails" | "AnswerPrice" | "PayRest" | "AwaitControl" | "FetchCar" | "TryExchange" | "None";
                        step: number;
                        cancellable: boolean;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    cancelBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    comment: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        key: string;
                        reference: string;
                        /** @enum {string} */
                        status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                        failure: (1 | 2 | 3) | null;
                        vehicle: {
                            id: number;
                            reference: string;
                            title: string;
                            slug: string;
                            year: number | null;
                            picture: string | null;
                        };
                        price: number;
                        deposit: number;
                        rest: number;
                        /** Format: date-time */
                        holdUntil: string;
                        /** Format: date-time */
                        now: string;
                        paymentId: string | null;
                        payable: boolean;
                        ledger: {
                            /** @enum {string} */
                            kind: "Held" | "Counted" | "Paid" | "Returning" | "Returned" | "Kept" | "Corrected";
                            amount: number;
                            reason: ("HoldOver" | "CarGone" | "Rejected" | "Cancelled" | "Recovered" | "LateCancel") | null;
                            method: ("Cash" | "Checks" | "CreditCard" | "BankTransfer") | null;
                            /** Format: date-time */
                            created: string;
                        }[];
                        /** @enum {string} */
                        next: "Pay" | "AwaitCall" | "GivePaymentDetails" | "AnswerPrice" | "PayRest" | "AwaitControl" | "FetchCar" | "TryExchange" | "None";
                        step: number;
                        cancellable: boolean;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    answerNewPrice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accepted: boolean;
                    comment?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        key: string;
                        reference: string;
                        /** @enum {string} */
                        status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                        failure: (1 | 2 | 3) | null;
                        vehicle: {
                            id: number;
                            reference: string;
                            title: string;
                            slug: string;
                            year: number | null;
                            picture: string | null;
                        };
                        price: number;
                        deposit: number;
                        rest: number;
                        /** Format: date-time */
                        holdUntil: string;
                        /** Format: date-time */
                        now: string;
                        paymentId: string | null;
                        payable: boolean;
                        ledger: {
                            /** @enum {string} */
                            kind: "Held" | "Counted" | "Paid" | "Returning" | "Returned" | "Kept" | "Corrected";
                            amount: number;
                            reason: ("HoldOver" | "CarGone" | "Rejected" | "Cancelled" | "Recovered" | "LateCancel") | null;
                            method: ("Cash" | "Checks" | "CreditCard" | "BankTransfer") | null;
                            /** Format: date-time */
                            created: string;
                        }[];
                        /** @enum {string} */
                        next: "Pay" | "AwaitCall" | "GivePaymentDetails" | "AnswerPrice" | "PayRest" | "AwaitControl" | "FetchCar" | "TryExchange" | "None";
                        step: number;
                        cancellable: boolean;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    givePaymentDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    paymentType: "Direct" | "Financing";
                    /** @enum {string} */
                    paymentMethod: "Cash" | "Checks" | "CreditCard" | "BankTransfer";
                    warrantyPackId?: number | null;
                    loan?: {
                        advance: number;
                        months: number;
                    } | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        key: string;
                        reference: string;
                        /** @enum {string} */
                        status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                        failure: (1 | 2 | 3) | null;
                        vehicle: {
                            id: number;
                            reference: string;
                            title: string;
                            slug: string;
                            year: number | null;
                            picture: string | null;
                        };
                        price: number;
                        deposit: number;
                        rest: number;
                        /** Format: date-time */
                        holdUntil: string;
                        /** Format: date-time */
                        now: string;
                        paymentId: string | null;
                        payable: boolean;
                        ledger: {
                            /** @enum {string} */
                            kind: "Held" | "Counted" | "Paid" | "Returning" | "Returned" | "Kept" | "Corrected";
                            amount: number;
                            reason: ("HoldOver" | "CarGone" | "Rejected" | "Cancelled" | "Recovered" | "LateCancel") | null;
                            method: ("Cash" | "Checks" | "CreditCard" | "BankTransfer") | null;
                            /** Format: date-time */
                            created: string;
                        }[];
                        /** @enum {string} */
                        next: "Pay" | "AwaitCall" | "GivePaymentDetails" | "AnswerPrice" | "PayRest" | "AwaitControl" | "FetchCar" | "TryExchange" | "None";
                        step: number;
                        cancellable: boolean;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    listWarrantyPacks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        nameAr: string;
                        description: string;
                        descriptionAr: string;
                        months: number;
                        price: number;
                    }[];
                };
            };
        };
    };
    listSales: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        reference: string;
                        /** @enum {string} */
                        status: "Draft" | "Submitted" | "Assigned" | "InProgress" | "Rejected" | "Cancelled" | "Done";
                        /** Format: date-time */
                        created: string;
                        bookings: {
                            /** Format: uuid */
                            key: string;
                            reference: string;
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                            failure: (1 | 2 | 3) | null;
                            vehicle: {
                                id: number;
                                reference: string;
                                title: string;
                                slug: string;
                                year: number | null;
                                picture: string | null;
                            };
                            price: number;
                            deposit: number;
                            rest: number;
                            /** Format: date-time */
                            holdUntil: string;
                            /** Format: date-time */
                            now: string;
                            paymentId: string | null;
                            payable: boolean;
                            ledger: {
                                /** @enum {string} */
                                kind: "Held" | "Counted" | "Paid" | "Returning" | "Returned" | "Kept" | "Corrected";
                                amount: number;
                                reason: ("HoldOver" | "CarGone" | "Rejected" | "Cancelled" | "Recovered" | "LateCancel") | null;
                                method: ("Cash" | "Checks" | "CreditCard" | "BankTransfer") | null;
                                /** Format: date-time */
                                created: string;
                            }[];
                            /** @enum {string} */
                            next: "Pay" | "AwaitCall" | "GivePaymentDetails" | "AnswerPrice" | "PayRest" | "AwaitControl" | "FetchCar" | "TryExchange" | "None";
                            step: number;
                            cancellable: boolean;
                            id: number;
                            /** Format: date-time */
                            created: string;
                            listedPrice: number;
                            newPrice: number | null;
                            paymentType: ("Direct" | "Financing") | null;
                            paymentMethod: ("Cash" | "Checks" | "CreditCard" | "BankTransfer") | null;
                            loan: {
                                advance: number;
                                months: number;
                            } | null;
                            warrantyPack: {
                                id: number;
                                name: string;
                                nameAr: string;
                                description: string;
                                descriptionAr: string;
                                months: number;
                                price: number;
                            } | null;
                            warrantyUntil: string | null;
                            deliveryDate: string | null;
                            delivered: string | null;
                            recovered: string | null;
                            invoiceNumber: string | null;
                            statuses: {
                                /** @enum {string} */
                                type: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                                price: number | null;
                                /** Format: date-time */
                                created: string;
                            }[];
                            actions: string[];
                            documents: number;
                            messages: {
                                /** @enum {string} */
                                channel: "Email" | "Sms";
                                about: string;
                                /** Format: date-time */
                                sent: string;
                            }[];
                            exchange: {
                                /** Format: date */
                                until: string;
                                daysLeft: number;
                                kilometres: number;
                            } | null;
                        }[];
                    }[];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    addPlace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    buyer: {
                        /** @enum {string} */
                        civility: "M." | "Mme." | "Société";
                        firstName: string;
                        lastName: string;
                        /** Format: email */
                        email: string;
                        phone: string;
                        address?: string | null;
                        addressLine2?: string | null;
                        zip?: string | null;
                        city?: string | null;
                        idNumber?: string | null;
                        companyName?: string | null;
                        ice?: string | null;
                        registrationNumber?: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        key: string;
                        /** @enum {string} */
                        state: "Waiting" | "Offered" | "Taken" | "Lapsed" | "Left";
                        vehicle: {
                            id: number;
                            reference: string;
                            title: string;
                            slug: string;
                            year: number | null;
                            picture: string | null;
                        };
                        position: number | null;
                        /** Format: date-time */
                        opens: string;
                        offeredUntil: string | null;
                        /** Format: date-time */
                        expires: string;
                        /** Format: date-time */
                        now: string;
                        bookingKey: string | null;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    getPlace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        key: string;
                        /** @enum {string} */
                        state: "Waiting" | "Offered" | "Taken" | "Lapsed" | "Left";
                        vehicle: {
                            id: number;
                            reference: string;
                            title: string;
                            slug: string;
                            year: number | null;
                            picture: string | null;
                        };
                        position: number | null;
                        /** Format: date-time */
                        opens: string;
                        offeredUntil: string | null;
                        /** Format: date-time */
                        expires: string;
                        /** Format: date-time */
                        now: string;
                        bookingKey: string | null;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    leavePlace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    bookPlace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    terms: boolean;
                    loan?: {
                        advance: number;
                        months: number;
                    } | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        key: string;
                        reference: string;
                        /** Format: uuid */
                        paymentId: string;
                        /** Format: date-time */
                        holdUntil: string;
                        deposit: number;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    listVehicleBookings: {
        parameters: {
            query?: {
                view?: "mine" | "myAreas" | "unassigned" | "overdue" | "refunds" | "all" | "closed";
                status?: ("Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled")[];
                area?: number;
                assignee?: string;
                text?: string;
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        currentPage: number;
                        pageCount: number;
                        pageSize: number;
                        rowCount: number;
                        firstRowOnPage: number;
                        lastRowOnPage: number;
                        results: {
                            id: number;
                            reference: string;
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                            due: string | null;
                            isOverdue: boolean;
                            /** Format: date-time */
                            since: string;
                            /** Format: date-time */
                            created: string;
                            vehicle: {
                                id: number;
                                reference: string;
                                title: string;
                                plate: string | null;
                                picture: {
                                    id: string;
                                    hash: string;
                                    /** @enum {string} */
                                    spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                                    width: number;
                                    height: number;
                                } | null;
                            };
                            customer: {
                                id: number;
                                name: string;
                                phone: string | null;
                            };
                            area: {
                                id: number;
                                name: string;
                                nameAr: string;
                            } | null;
                            sale: {
                                id: number;
                                reference: string;
                            };
                            assignee: {
                                subject: string;
                                name: string;
                            } | null;
                            price: number;
                            newPrice: number | null;
                            toReturn: number;
                            isPaymentStuck: boolean;
                            nextAction: ("accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel") | null;
                        }[];
                        counts: {
                            mine: number;
                            myAreas: number;
                            unassigned: number;
                            overdue: number;
                            refunds: number;
                            all: number;
                            closed: number;
                        };
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    exportVehicleBookings: {
        parameters: {
            query?: {
                view?: "mine" | "myAreas" | "unassigned" | "overdue" | "refunds" | "all" | "closed";
                status?: ("Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled")[];
                area?: number;
                assignee?: string;
                text?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    getVehicleBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        reference: string;
                        /** @enum {string} */
                        status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                        due: string | null;
                        isOverdue: boolean;
                        /** Format: date-time */
                        since: string;
                        /** Format: date-time */
                        created: string;
                        vehicle: {
                            id: number;
                            reference: string;
                            title: string;
                            plate: string | null;
                            picture: {
                                id: string;
                                hash: string;
                                /** @enum {string} */
                                spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                                width: number;
                                height: number;
                            } | null;
                            slug: string;
                            version: string | null;
                            status: string;
                            chassisNumber: string | null;
                            mileage: number | null;
                            releaseDate: string | null;
                            isCertified: boolean;
                            price: number | null;
                        };
                        customer: {
                            id: number;
                            name: string;
                            phone: string | null;
                            email: string | null;
                            /** @enum {string} */
                            language: "fr" | "ar";
                            bookings: number;
                        };
                        area: {
                            id: number;
                            name: string;
                            nameAr: string;
                        } | null;
                        sale: {
                            id: number;
                            reference: string;
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Assigned" | "InProgress" | "Rejected" | "Cancelled" | "Done";
                            assigned: string | null;
                        };
                        assignee: {
                            subject: string;
                            name: string;
                        } | null;
                        price: number;
                        newPrice: number | null;
                        isPaymentStuck: boolean;
                        nextAction: ("accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel") | null;
                        origin: string;
                        /** @enum {string} */
                        language: "fr" | "ar";
                        listedPrice: number;
                        advanceAmount: number;
                        /** Format: date-time */
                        holdUntil: string;
                        paymentType: ("Direct" | "Financing") | null;
                        paymentMethod: ("Cash" | "Checks" | "CreditCard" | "BankTransfer") | null;
                        loan: {
                            advance: number;
                            months: number;
                        } | null;
                        invoice: {
                            number: string;
                            /** Format: date-time */
                            created: string;
                        } | null;
                        deliveryDate: string | null;
                        delivery: {
                            /** Format: date-time */
                            at: string;
                            mileage: number;
                            signedBy: string;
                        } | null;
                        signature: {
                            signedBy: string;
                        } | null;
                        recovery: {
                            /** Format: date-time */
                            at: string;
                            mileage: number;
                        } | null;
                        exchange: {
                            /** Format: date-time */
                            until: string;
                            mileageLimit: number;
                            isOpen: boolean;
                        } | null;
                        warrantyPack: {
                            id: number;
                            name: string;
                            nameAr: string;
                            description: string;
                            descriptionAr: string;
                            months: number;
                            price: number;
                        } | null;
                        warrantyUntil: string | null;
                        buyer: {
                            [key: string]: unknown;
                        };
                        journey: {
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                            at: string | null;
                        }[];
                        timeline: {
                            id: number;
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                            comment: string | null;
                            price: number | null;
                            /** Format: date-time */
                            at: string;
                            author: string | null;
                            isCustomer: boolean;
                        }[];
                        steps: {
                            allowed: ("accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel")[];
                            blocked: {
                                /** @enum {string} */
                                action: "accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel";
                                /** @enum {string} */
                                reason: "OtherRole" | "PriceMissing" | "PaymentDetailsMissing" | "PriceNotPaid" | "CheckListOpen" | "NotSigned" | "ExchangeOver";
                                roles: string[];
                            }[];
                        };
                        ledger: {
                            id: number;
                            /** @enum {string} */
                            kind: "Held" | "Counted" | "Paid" | "Returning" | "Returned" | "Kept" | "Corrected";
                            amount: number;
                            reason: string | null;
                            method: ("Cash" | "Checks" | "CreditCard" | "BankTransfer") | null;
                            externalReference: string | null;
                            /** Format: date-time */
                            created: string;
                            author: string | null;
                            corrects: number | null;
                            isCorrected: boolean;
                        }[];
                        balance: {
                            price: number;
                            warranty: number;
                            total: number;
                            settled: number;
                            open: number;
                            toReturn: number;
                        };
                        documents: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            type: "VehicleCheckPartImage" | "VehicleGrayCard" | "VehicleRoadTax" | "VehiclePowerOfAttorney" | "VehicleTechnicalVisit" | "VehicleWithdrawal" | "VehiclePicture" | "VehicleGalleryPicture" | "VehicleInfoSheet" | "VehicleCertificate" | "VehicleWarranty" | "PurchaseInvoice" | "CustomerCIN" | "CustomerRC" | "QuotationSheet" | "TradeInVoucher" | "BankTransferCommitment" | "PurchaseVoucher" | "SaleProforma" | "PurchaseOrder" | "DeliveryForm" | "BookingSimulation" | "TransferPV" | "ExpertiseSheet" | "CustomerCompanyStatus" | "CustomerCompanyWithdrawal" | "IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "IntermediationExpertiseSheet" | "SaleRecoveryRequest" | "SaleRecoveryExpertiseSheet" | "SaleRecoveryVoucher" | "IntermediationVehiclePicture" | "Banner" | "PublicExpertiseSheet" | "QualityControlSheet" | "DeliveryVoucher" | "ReleaseVoucher" | "WebsiteElementImage" | "VehicleAdPicture";
                            fileName: string;
                            /** @enum {string} */
                            status: "None" | "Accepted" | "Rejected" | "Published" | "Preview";
                            version: number;
                            language: ("fr" | "ar") | null;
                            size: number;
                            /** Format: date-time */
                            created: string;
                            uri: string;
                        }[];
                        messages: {
                            id: number;
                            occasion: string;
                            /** @enum {string} */
                            channel: "Email" | "Sms";
                            state: string;
                            /** Format: date-time */
                            at: string;
                        }[];
                        waiting: number;
                        checkParts: {
                            id: number;
                            titleFr: string;
                            titleAr: string;
                            sectionFr: string;
                            sectionAr: string;
                            isFine: boolean | null;
                            comment: string | null;
                            checked: string | null;
                            author: string | null;
                        }[];
                        comments: {
                            id: number;
                            /** @enum {string} */
                            kind: "Note" | "Call" | "Email" | "Visit";
                            body: string;
                            /** Format: date-time */
                            at: string;
                            author: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    acceptBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    comment?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        reference: string;
                        /** @enum {string} */
                        status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                        due: string | null;
                        isOverdue: boolean;
                        /** Format: date-time */
                        since: string;
                        /** Format: date-time */
                        created: string;
                        vehicle: {
                            id: number;
                            reference: string;
                            title: string;
                            plate: string | null;
                            picture: {
                                id: string;
                                hash: string;
                                /** @enum {string} */
                                spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                                width: number;
                                height: number;
                            } | null;
                            slug: string;
                            version: string | null;
                            status: string;
                            chassisNumber: string | null;
                            mileage: number | null;
                            releaseDate: string | null;
                            isCertified: boolean;
                            price: number | null;
                        };
                        customer: {
                            id: number;
                            name: string;
                            phone: string | null;
                            email: string | null;
                            /** @enum {string} */
                            language: "fr" | "ar";
                            bookings: number;
                        };
                        area: {
                            id: number;
                            name: string;
                            nameAr: string;
                        } | null;
                        sale: {
                            id: number;
                            reference: string;
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Assigned" | "InProgress" | "Rejected" | "Cancelled" | "Done";
                            assigned: string | null;
                        };
                        assignee: {
                            subject: string;
                            name: string;
                        } | null;
                        price: number;
                        newPrice: number | null;
                        isPaymentStuck: boolean;
                        nextAction: ("accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel") | null;
                        origin: string;
                        /** @enum {string} */
                        language: "fr" | "ar";
                        listedPrice: number;
                        advanceAmount: number;
                        /** Format: date-time */
                        holdUntil: string;
                        paymentType: ("Direct" | "Financing") | null;
                        paymentMethod: ("Cash" | "Checks" | "CreditCard" | "BankTransfer") | null;
                        loan: {
                            advance: number;
                            months: number;
                        } | null;
                        invoice: {
                            number: string;
                            /** Format: date-time */
                            created: string;
                        } | null;
                        deliveryDate: string | null;
                        delivery: {
                            /** Format: date-time */
                            at: string;
                            mileage: number;
                            signedBy: string;
                        } | null;
                        signature: {
                            signedBy: string;
                        } | null;
                        recovery: {
                            /** Format: date-time */
                            at: string;
                            mileage: number;
                        } | null;
                        exchange: {
                            /** Format: date-time */
                            until: string;
                            mileageLimit: number;
                            isOpen: boolean;
                        } | null;
                        warrantyPack: {
                            id: number;
                            name: string;
                            nameAr: string;
                            description: string;
                            descriptionAr: string;
                            months: number;
                            price: number;
                        } | null;
                        warrantyUntil: string | null;
                        buyer: {
                            [key: string]: unknown;
                        };
                        journey: {
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                            at: string | null;
                        }[];
                        timeline: {
                            id: number;
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                            comment: string | null;
                            price: number | null;
                            /** Format: date-time */
                            at: string;
                            author: string | null;
                            isCustomer: boolean;
                        }[];
                        steps: {
                            allowed: ("accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel")[];
                            blocked: {
                                /** @enum {string} */
                                action: "accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel";
                                /** @enum {string} */
                                reason: "OtherRole" | "PriceMissing" | "PaymentDetailsMissing" | "PriceNotPaid" | "CheckListOpen" | "NotSigned" | "ExchangeOver";
                                roles: string[];
                            }[];
                        };
                        ledger: {
                            id: number;
                            /** @enum {string} */
                            kind: "Held" | "Counted" | "Paid" | "Returning" | "Returned" | "Kept" | "Corrected";
                            amount: number;
                            reason: string | null;
                            method: ("Cash" | "Checks" | "CreditCard" | "BankTransfer") | null;
                            externalReference: string | null;
                            /** Format: date-time */
                            created: string;
                            author: string | null;
                            corrects: number | null;
                            isCorrected: boolean;
                        }[];
                        balance: {
                            price: number;
                            warranty: number;
                            total: number;
                            settled: number;
                            open: number;
                            toReturn: number;
                        };
                        documents: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            type: "VehicleCheckPartImage" | "VehicleGrayCard" | "VehicleRoadTax" | "VehiclePowerOfAttorney" | "VehicleTechnicalVisit" | "VehicleWithdrawal" | "VehiclePicture" | "VehicleGalleryPicture" | "VehicleInfoSheet" | "VehicleCertificate" | "VehicleWarranty" | "PurchaseInvoice" | "CustomerCIN" | "CustomerRC" | "QuotationSheet" | "TradeInVoucher" | "BankTransferCommitment" | "PurchaseVoucher" | "SaleProforma" | "PurchaseOrder" | "DeliveryForm" | "BookingSimulation" | "TransferPV" | "ExpertiseSheet" | "CustomerCompanyStatus" | "CustomerCompanyWithdrawal" | "IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "IntermediationExpertiseSheet" | "SaleRecoveryRequest" | "SaleRecoveryExpertiseSheet" | "SaleRecoveryVoucher" | "IntermediationVehiclePicture" | "Banner" | "PublicExpertiseSheet" | "QualityControlSheet" | "DeliveryVoucher" | "ReleaseVoucher" | "WebsiteElementImage" | "VehicleAdPicture";
                            fileName: string;
                            /** @enum {string} */
                            status: "None" | "Accepted" | "Rejected" | "Published" | "Preview";
                            version: number;
                            language: ("fr" | "ar") | null;
                            size: number;
                            /** Format: date-time */
                            created: string;
                            uri: string;
                        }[];
                        messages: {
                            id: number;
                            occasion: string;
                            /** @enum {string} */
                            channel: "Email" | "Sms";
                            state: string;
                            /** Format: date-time */
                            at: string;
                        }[];
                        waiting: number;
                        checkParts: {
                            id: number;
                            titleFr: string;
                            titleAr: string;
                            sectionFr: string;
                            sectionAr: string;
                            isFine: boolean | null;
                            comment: string | null;
                            checked: string | null;
                            author: string | null;
                        }[];
                        comments: {
                            id: number;
                            /** @enum {string} */
                            kind: "Note" | "Call" | "Email" | "Visit";
                            body: string;
                            /** Format: date-time */
                            at: string;
                            author: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    rejectBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    comment: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        reference: string;
                        /** @enum {string} */
                        status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                        due: string | null;
                        isOverdue: boolean;
                        /** Format: date-time */
                        since: string;
                        /** Format: date-time */
                        created: string;
                        vehicle: {
                            id: number;
                            reference: string;
                            title: string;
                            plate: string | null;
                            picture: {
                                id: string;
                                hash: string;
                                /** @enum {string} */
                                spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                                width: number;
                                height: number;
                            } | null;
                            slug: string;
                            version: string | null;
                            status: string;
                            chassisNumber: string | null;
                            mileage: number | null;
                            releaseDate: string | null;
                            isCertified: boolean;
                            price: number | null;
                        };
                        customer: {
                            id: number;
                            name: string;
                            phone: string | null;
                            email: string | null;
                            /** @enum {string} */
                            language: "fr" | "ar";
                            bookings: number;
                        };
                        area: {
                            id: number;
                            name: string;
                            nameAr: string;
                        } | null;
                        sale: {
                            id: number;
                            reference: string;
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Assigned" | "InProgress" | "Rejected" | "Cancelled" | "Done";
                            assigned: string | null;
                        };
                        assignee: {
                            subject: string;
                            name: string;
                        } | null;
                        price: number;
                        newPrice: number | null;
                        isPaymentStuck: boolean;
                        nextAction: ("accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel") | null;
                        origin: string;
                        /** @enum {string} */
                        language: "fr" | "ar";
                        listedPrice: number;
                        advanceAmount: number;
                        /** Format: date-time */
                        holdUntil: string;
                        paymentType: ("Direct" | "Financing") | null;
                        paymentMethod: ("Cash" | "Checks" | "CreditCard" | "BankTransfer") | null;
                        loan: {
                            advance: number;
                            months: number;
                        } | null;
                        invoice: {
                            number: string;
                            /** Format: date-time */
                            created: string;
                        } | null;
                        deliveryDate: string | null;
                        delivery: {
                            /** Format: date-time */
                            at: string;
                            mileage: number;
                            signedBy: string;
                        } | null;
                        signature: {
                            signedBy: string;
                        } | null;
                        recovery: {
                            /** Format: date-time */
                            at: string;
                            mileage: number;
                        } | null;
                        exchange: {
                            /** Format: date-time */
                            until: string;
                            mileageLimit: number;
                            isOpen: boolean;
                        } | null;
                        warrantyPack: {
                            id: number;
                            name: string;
                            nameAr: string;
                            description: string;
                            descriptionAr: string;
                            months: number;
                            price: number;
                        } | null;
                        warrantyUntil: string | null;
                        buyer: {
                            [key: string]: unknown;
                        };
                        journey: {
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                            at: string | null;
                        }[];
                        timeline: {
                            id: number;
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                            comment: string | null;
                            price: number | null;
                            /** Format: date-time */
                            at: string;
                            author: string | null;
                            isCustomer: boolean;
                        }[];
                        steps: {
                            allowed: ("accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel")[];
                            blocked: {
                                /** @enum {string} */
                                action: "accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel";
                                /** @enum {string} */
                                reason: "OtherRole" | "PriceMissing" | "PaymentDetailsMissing" | "PriceNotPaid" | "CheckListOpen" | "NotSigned" | "ExchangeOver";
                                roles: string[];
                            }[];
                        };
                        ledger: {
                            id: number;
                            /** @enum {string} */
                            kind: "Held" | "Counted" | "Paid" | "Returning" | "Returned" | "Kept" | "Corrected";
                            amount: number;
                            reason: string | null;
                            method: ("Cash" | "Checks" | "CreditCard" | "BankTransfer") | null;
                            externalReference: string | null;
                            /** Format: date-time */
                            created: string;
                            author: string | null;
                            corrects: number | null;
                            isCorrected: boolean;
                        }[];
                        balance: {
                            price: number;
                            warranty: number;
                            total: number;
                            settled: number;
                            open: number;
                            toReturn: number;
                        };
                        documents: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            type: "VehicleCheckPartImage" | "VehicleGrayCard" | "VehicleRoadTax" | "VehiclePowerOfAttorney" | "VehicleTechnicalVisit" | "VehicleWithdrawal" | "VehiclePicture" | "VehicleGalleryPicture" | "VehicleInfoSheet" | "VehicleCertificate" | "VehicleWarranty" | "PurchaseInvoice" | "CustomerCIN" | "CustomerRC" | "QuotationSheet" | "TradeInVoucher" | "BankTransferCommitment" | "PurchaseVoucher" | "SaleProforma" | "PurchaseOrder" | "DeliveryForm" | "BookingSimulation" | "TransferPV" | "ExpertiseSheet" | "CustomerCompanyStatus" | "CustomerCompanyWithdrawal" | "IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "IntermediationExpertiseSheet" | "SaleRecoveryRequest" | "SaleRecoveryExpertiseSheet" | "SaleRecoveryVoucher" | "IntermediationVehiclePicture" | "Banner" | "PublicExpertiseSheet" | "QualityControlSheet" | "DeliveryVoucher" | "ReleaseVoucher" | "WebsiteElementImage" | "VehicleAdPicture";
                            fileName: string;
                            /** @enum {string} */
                            status: "None" | "Accepted" | "Rejected" | "Published" | "Preview";
                            version: number;
                            language: ("fr" | "ar") | null;
                            size: number;
                            /** Format: date-time */
                            created: string;
                            uri: string;
                        }[];
                        messages: {
                            id: number;
                            occasion: string;
                            /** @enum {string} */
                            channel: "Email" | "Sms";
                            state: string;
                            /** Format: date-time */
                            at: string;
                        }[];
                        waiting: number;
                        checkParts: {
                            id: number;
                            titleFr: string;
                            titleAr: string;
                            sectionFr: string;
                            sectionAr: string;
                            isFine: boolean | null;
                            comment: string | null;
                            checked: string | null;
                            author: string | null;
                        }[];
                        comments: {
                            id: number;
                            /** @enum {string} */
                            kind: "Note" | "Call" | "Email" | "Visit";
                            body: string;
                            /** Format: date-time */
                            at: string;
                            author: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    proposePrice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    price: number;
                    comment?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        reference: string;
                        /** @enum {string} */
                        status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                        due: string | null;
                        isOverdue: boolean;
                        /** Format: date-time */
                        since: string;
                        /** Format: date-time */
                        created: string;
                        vehicle: {
                            id: number;
                            reference: string;
                            title: string;
                            plate: string | null;
                            picture: {
                                id: string;
                                hash: string;
                                /** @enum {string} */
                                spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                                width: number;
                                height: number;
                            } | null;
                            slug: string;
                            version: string | null;
                            status: string;
                            chassisNumber: string | null;
                            mileage: number | null;
                            releaseDate: string | null;
                            isCertified: boolean;
                            price: number | null;
                        };
                        customer: {
                            id: number;
                            name: string;
                            phone: string | null;
                            email: string | null;
                            /** @enum {string} */
                            language: "fr" | "ar";
                            bookings: number;
                        };
                        area: {
                            id: number;
                            name: string;
                            nameAr: string;
                        } | null;
                        sale: {
                            id: number;
                            reference: string;
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Assigned" | "InProgress" | "Rejected" | "Cancelled" | "Done";
                            assigned: string | null;
                        };
                        assignee: {
                            subject: string;
                            name: string;
                        } | null;
                        price: number;
                        newPrice: number | null;
                        isPaymentStuck: boolean;
                        nextAction: ("accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel") | null;
                        origin: string;
                        /** @enum {string} */
                        language: "fr" | "ar";
                        listedPrice: number;
                        advanceAmount: number;
                        /** Format: date-time */
                        holdUntil: string;
                        paymentType: ("Direct" | "Financing") | null;
                        paymentMethod: ("Cash" | "Checks" | "CreditCard" | "BankTransfer") | null;
                        loan: {
                            advance: number;
                            months: number;
                        } | null;
                        invoice: {
                            number: string;
                            /** Format: date-time */
                            created: string;
                        } | null;
                        deliveryDate: string | null;
                        delivery: {
                            /** Format: date-time */
                            at: string;
                            mileage: number;
                            signedBy: string;
                        } | null;
                        signature: {
                            signedBy: string;
                        } | null;
                        recovery: {
                            /** Format: date-time */
                            at: string;
                            mileage: number;
                        } | null;
                        exchange: {
                            /** Format: date-time */
                            until: string;
                            mileageLimit: number;
                            isOpen: boolean;
                        } | null;
                        warrantyPack: {
                            id: number;
                            name: string;
                            nameAr: string;
                            description: string;
                            descriptionAr: string;
                            months: number;
                            price: number;
                        } | null;
                        warrantyUntil: string | null;
                        buyer: {
                            [key: string]: unknown;
                        };
                        journey: {
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                            at: string | null;
                        }[];
                        timeline: {
                            id: number;
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                            comment: string | null;
                            price: number | null;
                            /** Format: date-time */
                            at: string;
                            author: string | null;
                            isCustomer: boolean;
                        }[];
                        steps: {
                            allowed: ("accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel")[];
                            blocked: {
                                /** @enum {string} */
                                action: "accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel";
                                /** @enum {string} */
                                reason: "OtherRole" | "PriceMissing" | "PaymentDetailsMissing" | "PriceNotPaid" | "CheckListOpen" | "NotSigned" | "ExchangeOver";
                                roles: string[];
                            }[];
                        };
                        ledger: {
                            id: number;
                            /** @enum {string} */
                            kind: "Held" | "Counted" | "Paid" | "Returning" | "Returned" | "Kept" | "Corrected";
                            amount: number;
                            reason: string | null;
                            method: ("Cash" | "Checks" | "CreditCard" | "BankTransfer") | null;
                            externalReference: string | null;
                            /** Format: date-time */
                            created: string;
                            author: string | null;
                            corrects: number | null;
                            isCorrected: boolean;
                        }[];
                        balance: {
                            price: number;
                            warranty: number;
                            total: number;
                            settled: number;
                            open: number;
                            toReturn: number;
                        };
                        documents: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            type: "VehicleCheckPartImage" | "VehicleGrayCard" | "VehicleRoadTax" | "VehiclePowerOfAttorney" | "VehicleTechnicalVisit" | "VehicleWithdrawal" | "VehiclePicture" | "VehicleGalleryPicture" | "VehicleInfoSheet" | "VehicleCertificate" | "VehicleWarranty" | "PurchaseInvoice" | "CustomerCIN" | "CustomerRC" | "QuotationSheet" | "TradeInVoucher" | "BankTransferCommitment" | "PurchaseVoucher" | "SaleProforma" | "PurchaseOrder" | "DeliveryForm" | "BookingSimulation" | "TransferPV" | "ExpertiseSheet" | "CustomerCompanyStatus" | "CustomerCompanyWithdrawal" | "IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "IntermediationExpertiseSheet" | "SaleRecoveryRequest" | "SaleRecoveryExpertiseSheet" | "SaleRecoveryVoucher" | "IntermediationVehiclePicture" | "Banner" | "PublicExpertiseSheet" | "QualityControlSheet" | "DeliveryVoucher" | "ReleaseVoucher" | "WebsiteElementImage" | "VehicleAdPicture";
                            fileName: string;
                            /** @enum {string} */
                            status: "None" | "Accepted" | "Rejected" | "Published" | "Preview";
                            version: number;
                            language: ("fr" | "ar") | null;
                            size: number;
                            /** Format: date-time */
                            created: string;
                            uri: string;
                        }[];
                        messages: {
                            id: number;
                            occasion: string;
                            /** @enum {string} */
                            channel: "Email" | "Sms";
                            state: string;
                            /** Format: date-time */
                            at: string;
                        }[];
                        waiting: number;
                        checkParts: {
                            id: number;
                            titleFr: string;
                            titleAr: string;
                            sectionFr: string;
                            sectionAr: string;
                            isFine: boolean | null;
                            comment: string | null;
                            checked: string | null;
                            author: string | null;
                        }[];
                        comments: {
                            id: number;
                            /** @enum {string} */
                            kind: "Note" | "Call" | "Email" | "Visit";
                            body: string;
                            /** Format: date-time */
                            at: string;
                            author: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    submitPaymentDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    paymentType: "Direct" | "Financing";
                    /** @enum {string} */
                    paymentMethod: "Cash" | "Checks" | "CreditCard" | "BankTransfer";
                    loanAdvance?: number;
                    loanMonths?: number;
                    comment?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        reference: string;
                        /** @enum {string} */
                        status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                        due: string | null;
                        isOverdue: boolean;
                        /** Format: date-time */
                        since: string;
                        /** Format: date-time */
                        created: string;
                        vehicle: {
                            id: number;
                            reference: string;
                            title: string;
                            plate: string | null;
                            picture: {
                                id: string;
                                hash: string;
                                /** @enum {string} */
                                spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                                width: number;
                                height: number;
                            } | null;
                            slug: string;
                            version: string | null;
                            status: string;
                            chassisNumber: string | null;
                            mileage: number | null;
                            releaseDate: string | null;
                            isCertified: boolean;
                            price: number | null;
                        };
                        customer: {
                            id: number;
                            name: string;
                            phone: string | null;
                            email: string | null;
                            /** @enum {string} */
                            language: "fr" | "ar";
                            bookings: number;
                        };
                        area: {
                            id: number;
                            name: string;
                            nameAr: string;
                        } | null;
                        sale: {
                            id: number;
                            reference: string;
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Assigned" | "InProgress" | "Rejected" | "Cancelled" | "Done";
                            assigned: string | null;
                        };
                        assignee: {
                            subject: string;
                            name: string;
                        } | null;
                        price: number;
                        newPrice: number | null;
                        isPaymentStuck: boolean;
                        nextAction: ("accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel") | null;
                        origin: string;
                        /** @enum {string} */
                        language: "fr" | "ar";
                        listedPrice: number;
                        advanceAmount: number;
                        /** Format: date-time */
                        holdUntil: string;
                        paymentType: ("Direct" | "Financing") | null;
                        paymentMethod: ("Cash" | "Checks" | "CreditCard" | "BankTransfer") | null;
                        loan: {
                            advance: number;
                            months: number;
                        } | null;
                        invoice: {
                            number: string;
                            /** Format: date-time */
                            created: string;
                        } | null;
                        deliveryDate: string | null;
                        delivery: {
                            /** Format: date-time */
                            at: string;
                            mileage: number;
                            signedBy: string;
                        } | null;
                        signature: {
                            signedBy: string;
                        } | null;
                        recovery: {
                            /** Format: date-time */
                            at: string;
                            mileage: number;
                        } | null;
                        exchange: {
                            /** Format: date-time */
                            until: string;
                            mileageLimit: number;
                            isOpen: boolean;
                        } | null;
                        warrantyPack: {
                            id: number;
                            name: string;
                            nameAr: string;
                            description: string;
                            descriptionAr: string;
                            months: number;
                            price: number;
                        } | null;
                        warrantyUntil: string | null;
                        buyer: {
                            [key: string]: unknown;
                        };
                        journey: {
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                            at: string | null;
                        }[];
                        timeline: {
                            id: number;
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                            comment: string | null;
                            price: number | null;
                            /** Format: date-time */
                            at: string;
                            author: string | null;
                            isCustomer: boolean;
                        }[];
                        steps: {
                            allowed: ("accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel")[];
                            blocked: {
                                /** @enum {string} */
                                action: "accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel";
                                /** @enum {string} */
                                reason: "OtherRole" | "PriceMissing" | "PaymentDetailsMissing" | "PriceNotPaid" | "CheckListOpen" | "NotSigned" | "ExchangeOver";
                                roles: string[];
                            }[];
                        };
                        ledger: {
                            id: number;
                            /** @enum {string} */
                            kind: "Held" | "Counted" | "Paid" | "Returning" | "Returned" | "Kept" | "Corrected";
                            amount: number;
                            reason: string | null;
                            method: ("Cash" | "Checks" | "CreditCard" | "BankTransfer") | null;
                            externalReference: string | null;
                            /** Format: date-time */
                            created: string;
                            author: string | null;
                            corrects: number | null;
                            isCorrected: boolean;
                        }[];
                        balance: {
                            price: number;
                            warranty: number;
                            total: number;
                            settled: number;
                            open: number;
                            toReturn: number;
                        };
                        documents: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            type: "VehicleCheckPartImage" | "VehicleGrayCard" | "VehicleRoadTax" | "VehiclePowerOfAttorney" | "VehicleTechnicalVisit" | "VehicleWithdrawal" | "VehiclePicture" | "VehicleGalleryPicture" | "VehicleInfoSheet" | "VehicleCertificate" | "VehicleWarranty" | "PurchaseInvoice" | "CustomerCIN" | "CustomerRC" | "QuotationSheet" | "TradeInVoucher" | "BankTransferCommitment" | "PurchaseVoucher" | "SaleProforma" | "PurchaseOrder" | "DeliveryForm" | "BookingSimulation" | "TransferPV" | "ExpertiseSheet" | "CustomerCompanyStatus" | "CustomerCompanyWithdrawal" | "IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "IntermediationExpertiseSheet" | "SaleRecoveryRequest" | "SaleRecoveryExpertiseSheet" | "SaleRecoveryVoucher" | "IntermediationVehiclePicture" | "Banner" | "PublicExpertiseSheet" | "QualityControlSheet" | "DeliveryVoucher" | "ReleaseVoucher" | "WebsiteElementImage" | "VehicleAdPicture";
                            fileName: string;
                            /** @enum {string} */
                            status: "None" | "Accepted" | "Rejected" | "Published" | "Preview";
                            version: number;
                            language: ("fr" | "ar") | null;
                            size: number;
                            /** Format: date-time */
                            created: string;
                            uri: string;
                        }[];
                        messages: {
                            id: number;
                            occasion: string;
                            /** @enum {string} */
                            channel: "Email" | "Sms";
                            state: string;
                            /** Format: date-time */
                            at: string;
                        }[];
                        waiting: number;
                        checkParts: {
                            id: number;
                            titleFr: string;
                            titleAr: string;
                            sectionFr: string;
                            sectionAr: string;
                            isFine: boolean | null;
                            comment: string | null;
                            checked: string | null;
                            author: string | null;
                        }[];
                        comments: {
                            id: number;
                            /** @enum {string} */
                            kind: "Note" | "Call" | "Email" | "Visit";
                            body: string;
                            /** Format: date-time */
                            at: string;
                            author: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    billBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    comment?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        reference: string;
                        /** @enum {string} */
                        status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                        due: string | null;
                        isOverdue: boolean;
                        /** Format: date-time */
                        since: string;
                        /** Format: date-time */
                        created: string;
                        vehicle: {
                            id: number;
                            reference: string;
                            title: string;
                            plate: string | null;
                            picture: {
                                id: string;
                                hash: string;
                                /** @enum {string} */
                                spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                                width: number;
                                height: number;
                            } | null;
                            slug: string;
                            version: string | null;
                            status: string;
                            chassisNumber: string | null;
                            mileage: number | null;
                            releaseDate: string | null;
                            isCertified: boolean;
                            price: number | null;
                        };
                        customer: {
                            id: number;
                            name: string;
                            phone: string | null;
                            email: string | null;
                            /** @enum {string} */
                            language: "fr" | "ar";
                            bookings: number;
                        };
                        area: {
                            id: number;
                            name: string;
                            nameAr: string;
                        } | null;
                        sale: {
                            id: number;
                            reference: string;
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Assigned" | "InProgress" | "Rejected" | "Cancelled" | "Done";
                            assigned: string | null;
                        };
                        assignee: {
                            subject: string;
                            name: string;
                        } | null;
                        price: number;
                        newPrice: number | null;
                        isPaymentStuck: boolean;
                        nextAction: ("accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel") | null;
                        origin: string;
                        /** @enum {string} */
                        language: "fr" | "ar";
                        listedPrice: number;
                        advanceAmount: number;
                        /** Format: date-time */
                        holdUntil: string;
                        paymentType: ("Direct" | "Financing") | null;
                        paymentMethod: ("Cash" | "Checks" | "CreditCard" | "BankTransfer") | null;
                        loan: {
                            advance: number;
                            months: number;
                        } | null;
                        invoice: {
                            number: string;
                            /** Format: date-time */
                            created: string;
                        } | null;
                        deliveryDate: string | null;
                        delivery: {
                            /** Format: date-time */
                            at: string;
                            mileage: number;
                            signedBy: string;
                        } | null;
                        signature: {
                            signedBy: string;
                        } | null;
                        recovery: {
                            /** Format: date-time */
                            at: string;
                            mileage: number;
                        } | null;
                        exchange: {
                            /** Format: date-time */
                            until: string;
                            mileageLimit: number;
                            isOpen: boolean;
                        } | null;
                        warrantyPack: {
                            id: number;
                            name: string;
                            nameAr: string;
                            description: string;
                            descriptionAr: string;
                            months: number;
                            price: number;
                        } | null;
                        warrantyUntil: string | null;
                        buyer: {
                            [key: string]: unknown;
                        };
                        journey: {
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                            at: string | null;
                        }[];
                        timeline: {
                            id: number;
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                            comment: string | null;
                            price: number | null;
                            /** Format: date-time */
                            at: string;
                            author: string | null;
                            isCustomer: boolean;
                        }[];
                        steps: {
                            allowed: ("accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel")[];
                            blocked: {
                                /** @enum {string} */
                                action: "accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel";
                                /** @enum {string} */
                                reason: "OtherRole" | "PriceMissing" | "PaymentDetailsMissing" | "PriceNotPaid" | "CheckListOpen" | "NotSigned" | "ExchangeOver";
                                roles: string[];
                            }[];
                        };
                        ledger: {
                            id: number;
                            /** @enum {string} */
                            kind: "Held" | "Counted" | "Paid" | "Returning" | "Returned" | "Kept" | "Corrected";
                            amount: number;
                            reason: string | null;
                            method: ("Cash" | "Checks" | "CreditCard" | "BankTransfer") | null;
                            externalReference: string | null;
                            /** Format: date-time */
                            created: string;
                            author: string | null;
                            corrects: number | null;
                            isCorrected: boolean;
                        }[];
                        balance: {
                            price: number;
                            warranty: number;
                            total: number;
                            settled: number;
                            open: number;
                            toReturn: number;
                        };
                        documents: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            type: "VehicleCheckPartImage" | "VehicleGrayCard" | "VehicleRoadTax" | "VehiclePowerOfAttorney" | "VehicleTechnicalVisit" | "VehicleWithdrawal" | "VehiclePicture" | "VehicleGalleryPicture" | "VehicleInfoSheet" | "VehicleCertificate" | "VehicleWarranty" | "PurchaseInvoice" | "CustomerCIN" | "CustomerRC" | "QuotationSheet" | "TradeInVoucher" | "BankTransferCommitment" | "PurchaseVoucher" | "SaleProforma" | "PurchaseOrder" | "DeliveryForm" | "BookingSimulation" | "TransferPV" | "ExpertiseSheet" | "CustomerCompanyStatus" | "CustomerCompanyWithdrawal" | "IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "IntermediationExpertiseSheet" | "SaleRecoveryRequest" | "SaleRecoveryExpertiseSheet" | "SaleRecoveryVoucher" | "IntermediationVehiclePicture" | "Banner" | "PublicExpertiseSheet" | "QualityControlSheet" | "DeliveryVoucher" | "ReleaseVoucher" | "WebsiteElementImage" | "VehicleAdPicture";
                            fileName: string;
                            /** @enum {string} */
                            status: "None" | "Accepted" | "Rejected" | "Published" | "Preview";
                            version: number;
                            language: ("fr" | "ar") | null;
                            size: number;
                            /** Format: date-time */
                            created: string;
                            uri: string;
                        }[];
                        messages: {
                            id: number;
                            occasion: string;
                            /** @enum {string} */
                            channel: "Email" | "Sms";
                            state: string;
                            /** Format: date-time */
                            at: string;
                        }[];
                        waiting: number;
                        checkParts: {
                            id: number;
                            titleFr: string;
                            titleAr: string;
                            sectionFr: string;
                            sectionAr: string;
                            isFine: boolean | null;
                            comment: string | null;
                            checked: string | null;
                            author: string | null;
                        }[];
                        comments: {
                            id: number;
                            /** @enum {string} */
                            kind: "Note" | "Call" | "Email" | "Visit";
                            body: string;
                            /** Format: date-time */
                            at: string;
                            author: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    controlBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    comment?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        reference: string;
                        /** @enum {string} */
                        status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                        due: string | null;
                        isOverdue: boolean;
                        /** Format: date-time */
                        since: string;
                        /** Format: date-time */
                        created: string;
                        vehicle: {
                            id: number;
                            reference: string;
                            title: string;
                            plate: string | null;
                            picture: {
                                id: string;
                                hash: string;
                                /** @enum {string} */
                                spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                                width: number;
                                height: number;
                            } | null;
                            slug: string;
                            version: string | null;
                            status: string;
                            chassisNumber: string | null;
                            mileage: number | null;
                            releaseDate: string | null;
                            isCertified: boolean;
                            price: number | null;
                        };
                        customer: {
                            id: number;
                            name: string;
                            phone: string | null;
                            email: string | null;
                            /** @enum {string} */
                            language: "fr" | "ar";
                            bookings: number;
                        };
                        area: {
                            id: number;
                            name: string;
                            nameAr: string;
                        } | null;
                        sale: {
                            id: number;
                            reference: string;
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Assigned" | "InProgress" | "Rejected" | "Cancelled" | "Done";
                            assigned: string | null;
                        };
                        assignee: {
                            subject: string;
                            name: string;
                        } | null;
                        price: number;
                        newPrice: number | null;
                        isPaymentStuck: boolean;
                        nextAction: ("accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel") | null;
                        origin: string;
                        /** @enum {string} */
                        language: "fr" | "ar";
                        listedPrice: number;
                        advanceAmount: number;
                        /** Format: date-time */
                        holdUntil: string;
                        paymentType: ("Direct" | "Financing") | null;
                        paymentMethod: ("Cash" | "Checks" | "CreditCard" | "BankTransfer") | null;
                        loan: {
                            advance: number;
                            months: number;
                        } | null;
                        invoice: {
                            number: string;
                            /** Format: date-time */
                            created: string;
                        } | null;
                        deliveryDate: string | null;
                        delivery: {
                            /** Format: date-time */
                            at: string;
                            mileage: number;
                            signedBy: string;
                        } | null;
                        signature: {
                            signedBy: string;
                        } | null;
                        recovery: {
                            /** Format: date-time */
                            at: string;
                            mileage: number;
                        } | null;
                        exchange: {
                            /** Format: date-time */
                            until: string;
                            mileageLimit: number;
                            isOpen: boolean;
                        } | null;
                        warrantyPack: {
                            id: number;
                            name: string;
                            nameAr: string;
                            description: string;
                            descriptionAr: string;
                            months: number;
                            price: number;
                        } | null;
                        warrantyUntil: string | null;
                        buyer: {
                            [key: string]: unknown;
                        };
                        journey: {
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                            at: string | null;
                        }[];
                        timeline: {
                            id: number;
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                            comment: string | null;
                            price: number | null;
                            /** Format: date-time */
                            at: string;
                            author: string | null;
                            isCustomer: boolean;
                        }[];
                        steps: {
                            allowed: ("accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel")[];
                            blocked: {
                                /** @enum {string} */
                                action: "accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel";
                                /** @enum {string} */
                                reason: "OtherRole" | "PriceMissing" | "PaymentDetailsMissing" | "PriceNotPaid" | "CheckListOpen" | "NotSigned" | "ExchangeOver";
                                roles: string[];
                            }[];
                        };
                        ledger: {
                            id: number;
                            /** @enum {string} */
                            kind: "Held" | "Counted" | "Paid" | "Returning" | "Returned" | "Kept" | "Corrected";
                            amount: number;
                            reason: string | null;
                            method: ("Cash" | "Checks" | "CreditCard" | "BankTransfer") | null;
                            externalReference: string | null;
                            /** Format: date-time */
                            created: string;
                            author: string | null;
                            corrects: number | null;
                            isCorrected: boolean;
                        }[];
                        balance: {
                            price: number;
                            warranty: number;
                            total: number;
                            settled: number;
                            open: number;
                            toReturn: number;
                        };
                        documents: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            type: "VehicleCheckPartImage" | "VehicleGrayCard" | "VehicleRoadTax" | "VehiclePowerOfAttorney" | "VehicleTechnicalVisit" | "VehicleWithdrawal" | "VehiclePicture" | "VehicleGalleryPicture" | "VehicleInfoSheet" | "VehicleCertificate" | "VehicleWarranty" | "PurchaseInvoice" | "CustomerCIN" | "CustomerRC" | "QuotationSheet" | "TradeInVoucher" | "BankTransferCommitment" | "PurchaseVoucher" | "SaleProforma" | "PurchaseOrder" | "DeliveryForm" | "BookingSimulation" | "TransferPV" | "ExpertiseSheet" | "CustomerCompanyStatus" | "CustomerCompanyWithdrawal" | "IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "IntermediationExpertiseSheet" | "SaleRecoveryRequest" | "SaleRecoveryExpertiseSheet" | "SaleRecoveryVoucher" | "IntermediationVehiclePicture" | "Banner" | "PublicExpertiseSheet" | "QualityControlSheet" | "DeliveryVoucher" | "ReleaseVoucher" | "WebsiteElementImage" | "VehicleAdPicture";
                            fileName: string;
                            /** @enum {string} */
                            status: "None" | "Accepted" | "Rejected" | "Published" | "Preview";
                            version: number;
                            language: ("fr" | "ar") | null;
                            size: number;
                            /** Format: date-time */
                            created: string;
                            uri: string;
                        }[];
                        messages: {
                            id: number;
                            occasion: string;
                            /** @enum {string} */
                            channel: "Email" | "Sms";
                            state: string;
                            /** Format: date-time */
                            at: string;
                        }[];
                        waiting: number;
                        checkParts: {
                            id: number;
                            titleFr: string;
                            titleAr: string;
                            sectionFr: string;
                            sectionAr: string;
                            isFine: boolean | null;
                            comment: string | null;
                            checked: string | null;
                            author: string | null;
                        }[];
                        comments: {
                            id: number;
                            /** @enum {string} */
                            kind: "Note" | "Call" | "Email" | "Visit";
                            body: string;
                            /** Format: date-time */
                            at: string;
                            author: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    deliverBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    mileage: number;
                    comment?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        reference: string;
                        /** @enum {string} */
                        status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                        due: string | null;
                        isOverdue: boolean;
                        /** Format: date-time */
                        since: string;
                        /** Format: date-time */
                        created: string;
                        vehicle: {
                            id: number;
                            reference: string;
                            title: string;
                            plate: string | null;
                            picture: {
                                id: string;
                                hash: string;
                                /** @enum {string} */
                                spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                                width: number;
                                height: number;
                            } | null;
                            slug: string;
                            version: string | null;
                            status: string;
                            chassisNumber: string | null;
                            mileage: number | null;
                            releaseDate: string | null;
                            isCertified: boolean;
                            price: number | null;
                        };
                        customer: {
                            id: number;
                            name: string;
                            phone: string | null;
                            email: string | null;
                            /** @enum {string} */
                            language: "fr" | "ar";
                            bookings: number;
                        };
                        area: {
                            id: number;
                            name: string;
                            nameAr: string;
                        } | null;
                        sale: {
                            id: number;
                            reference: string;
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Assigned" | "InProgress" | "Rejected" | "Cancelled" | "Done";
                            assigned: string | null;
                        };
                        assignee: {
                            subject: string;
                            name: string;
                        } | null;
                        price: number;
                        newPrice: number | null;
                        isPaymentStuck: boolean;
                        nextAction: ("accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel") | null;
                        origin: string;
                        /** @enum {string} */
                        language: "fr" | "ar";
                        listedPrice: number;
                        advanceAmount: number;
                        /** Format: date-time */
                        holdUntil: string;
                        paymentType: ("Direct" | "Financing") | null;
                        paymentMethod: ("Cash" | "Checks" | "CreditCard" | "BankTransfer") | null;
                        loan: {
                            advance: number;
                            months: number;
                        } | null;
                        invoice: {
                            number: string;
                            /** Format: date-time */
                            created: string;
                        } | null;
                        deliveryDate: string | null;
                        delivery: {
                            /** Format: date-time */
                            at: string;
                            mileage: number;
                            signedBy: string;
                        } | null;
                        signature: {
                            signedBy: string;
                        } | null;
                        recovery: {
                            /** Format: date-time */
                            at: string;
                            mileage: number;
                        } | null;
                        exchange: {
                            /** Format: date-time */
                            until: string;
                            mileageLimit: number;
                            isOpen: boolean;
                        } | null;
                        warrantyPack: {
                            id: number;
                            name: string;
                            nameAr: string;
                            description: string;
                            descriptionAr: string;
                            months: number;
                            price: number;
                        } | null;
                        warrantyUntil: string | null;
                        buyer: {
                            [key: string]: unknown;
                        };
                        journey: {
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                            at: string | null;
                        }[];
                        timeline: {
                            id: number;
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                            comment: string | null;
                            price: number | null;
                            /** Format: date-time */
                            at: string;
                            author: string | null;
                            isCustomer: boolean;
                        }[];
                        steps: {
                            allowed: ("accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel")[];
                            blocked: {
                                /** @enum {string} */
                                action: "accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel";
                                /** @enum {string} */
                                reason: "OtherRole" | "PriceMissing" | "PaymentDetailsMissing" | "PriceNotPaid" | "CheckListOpen" | "NotSigned" | "ExchangeOver";
                                roles: string[];
                            }[];
                        };
                        ledger: {
                            id: number;
                            /** @enum {string} */
                            kind: "Held" | "Counted" | "Paid" | "Returning" | "Returned" | "Kept" | "Corrected";
                            amount: number;
                            reason: string | null;
                            method: ("Cash" | "Checks" | "CreditCard" | "BankTransfer") | null;
                            externalReference: string | null;
                            /** Format: date-time */
                            created: string;
                            author: string | null;
                            corrects: number | null;
                            isCorrected: boolean;
                        }[];
                        balance: {
                            price: number;
                            warranty: number;
                            total: number;
                            settled: number;
                            open: number;
                            toReturn: number;
                        };
                        documents: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            type: "VehicleCheckPartImage" | "VehicleGrayCard" | "VehicleRoadTax" | "VehiclePowerOfAttorney" | "VehicleTechnicalVisit" | "VehicleWithdrawal" | "VehiclePicture" | "VehicleGalleryPicture" | "VehicleInfoSheet" | "VehicleCertificate" | "VehicleWarranty" | "PurchaseInvoice" | "CustomerCIN" | "CustomerRC" | "QuotationSheet" | "TradeInVoucher" | "BankTransferCommitment" | "PurchaseVoucher" | "SaleProforma" | "PurchaseOrder" | "DeliveryForm" | "BookingSimulation" | "TransferPV" | "ExpertiseSheet" | "CustomerCompanyStatus" | "CustomerCompanyWithdrawal" | "IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "IntermediationExpertiseSheet" | "SaleRecoveryRequest" | "SaleRecoveryExpertiseSheet" | "SaleRecoveryVoucher" | "IntermediationVehiclePicture" | "Banner" | "PublicExpertiseSheet" | "QualityControlSheet" | "DeliveryVoucher" | "ReleaseVoucher" | "WebsiteElementImage" | "VehicleAdPicture";
                            fileName: string;
                            /** @enum {string} */
                            status: "None" | "Accepted" | "Rejected" | "Published" | "Preview";
                            version: number;
                            language: ("fr" | "ar") | null;
                            size: number;
                            /** Format: date-time */
                            created: string;
                            uri: string;
                        }[];
                        messages: {
                            id: number;
                            occasion: string;
                            /** @enum {string} */
                            channel: "Email" | "Sms";
                            state: string;
                            /** Format: date-time */
                            at: string;
                        }[];
                        waiting: number;
                        checkParts: {
                            id: number;
                            titleFr: string;
                            titleAr: string;
                            sectionFr: string;
                            sectionAr: string;
                            isFine: boolean | null;
                            comment: string | null;
                            checked: string | null;
                            author: string | null;
                        }[];
                        comments: {
                            id: number;
                            /** @enum {string} */
                            kind: "Note" | "Call" | "Email" | "Visit";
                            body: string;
                            /** Format: date-time */
                            at: string;
                            author: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    recoverBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    mileage: number;
                    comment: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        reference: string;
                        /** @enum {string} */
                        status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                        due: string | null;
                        isOverdue: boolean;
                        /** Format: date-time */
                        since: string;
                        /** Format: date-time */
                        created: string;
                        vehicle: {
                            id: number;
                            reference: string;
                            title: string;
                            plate: string | null;
                            picture: {
                                id: string;
                                hash: string;
                                /** @enum {string} */
                                spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                                width: number;
                                height: number;
                            } | null;
                            slug: string;
                            version: string | null;
                            status: string;
                            chassisNumber: string | null;
                            mileage: number | null;
                            releaseDate: string | null;
                            isCertified: boolean;
                            price: number | null;
                        };
                        customer: {
                            id: number;
                            name: string;
                            phone: string | null;
                            email: string | null;
                            /** @enum {string} */
                            language: "fr" | "ar";
                            bookings: number;
                        };
                        area: {
                            id: number;
                            name: string;
                            nameAr: string;
                        } | null;
                        sale: {
                            id: number;
                            reference: string;
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Assigned" | "InProgress" | "Rejected" | "Cancelled" | "Done";
                            assigned: string | null;
                        };
                        assignee: {
                            subject: string;
                            name: string;
                        } | null;
                        price: number;
                        newPrice: number | null;
                        isPaymentStuck: boolean;
                        nextAction: ("accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel") | null;
                        origin: string;
                        /** @enum {string} */
                        language: "fr" | "ar";
                        listedPrice: number;
                        advanceAmount: number;
                        /** Format: date-time */
                        holdUntil: string;
                        paymentType: ("Direct" | "Financing") | null;
                        paymentMethod: ("Cash" | "Checks" | "CreditCard" | "BankTransfer") | null;
                        loan: {
                            advance: number;
                            months: number;
                        } | null;
                        invoice: {
                            number: string;
                            /** Format: date-time */
                            created: string;
                        } | null;
                        deliveryDate: string | null;
                        delivery: {
                            /** Format: date-time */
                            at: string;
                            mileage: number;
                            signedBy: string;
                        } | null;
                        signature: {
                            signedBy: string;
                        } | null;
                        recovery: {
                            /** Format: date-time */
                            at: string;
                            mileage: number;
                        } | null;
                        exchange: {
                            /** Format: date-time */
                            until: string;
                            mileageLimit: number;
                            isOpen: boolean;
                        } | null;
                        warrantyPack: {
                            id: number;
                            name: string;
                            nameAr: string;
                            description: string;
                            descriptionAr: string;
                            months: number;
                            price: number;
                        } | null;
                        warrantyUntil: string | null;
                        buyer: {
                            [key: string]: unknown;
                        };
                        journey: {
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                            at: string | null;
                        }[];
                        timeline: {
                            id: number;
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                            comment: string | null;
                            price: number | null;
                            /** Format: date-time */
                            at: string;
                            author: string | null;
                            isCustomer: boolean;
                        }[];
                        steps: {
                            allowed: ("accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel")[];
                            blocked: {
                                /** @enum {string} */
                                action: "accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel";
                                /** @enum {string} */
                                reason: "OtherRole" | "PriceMissing" | "PaymentDetailsMissing" | "PriceNotPaid" | "CheckListOpen" | "NotSigned" | "ExchangeOver";
                                roles: string[];
                            }[];
                        };
                        ledger: {
                            id: number;
                            /** @enum {string} */
                            kind: "Held" | "Counted" | "Paid" | "Returning" | "Returned" | "Kept" | "Corrected";
                            amount: number;
                            reason: string | null;
                            method: ("Cash" | "Checks" | "CreditCard" | "BankTransfer") | null;
                            externalReference: string | null;
                            /** Format: date-time */
                            created: string;
                            author: string | null;
                            corrects: number | null;
                            isCorrected: boolean;
                        }[];
                        balance: {
                            price: number;
                            warranty: number;
                            total: number;
                            settled: number;
                            open: number;
                            toReturn: number;
                        };
                        documents: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            type: "VehicleCheckPartImage" | "VehicleGrayCard" | "VehicleRoadTax" | "VehiclePowerOfAttorney" | "VehicleTechnicalVisit" | "VehicleWithdrawal" | "VehiclePicture" | "VehicleGalleryPicture" | "VehicleInfoSheet" | "VehicleCertificate" | "VehicleWarranty" | "PurchaseInvoice" | "CustomerCIN" | "CustomerRC" | "QuotationSheet" | "TradeInVoucher" | "BankTransferCommitment" | "PurchaseVoucher" | "SaleProforma" | "PurchaseOrder" | "DeliveryForm" | "BookingSimulation" | "TransferPV" | "ExpertiseSheet" | "CustomerCompanyStatus" | "CustomerCompanyWithdrawal" | "IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "IntermediationExpertiseSheet" | "SaleRecoveryRequest" | "SaleRecoveryExpertiseSheet" | "SaleRecoveryVoucher" | "IntermediationVehiclePicture" | "Banner" | "PublicExpertiseSheet" | "QualityControlSheet" | "DeliveryVoucher" | "ReleaseVoucher" | "WebsiteElementImage" | "VehicleAdPicture";
                            fileName: string;
                            /** @enum {string} */
                            status: "None" | "Accepted" | "Rejected" | "Published" | "Preview";
                            version: number;
                            language: ("fr" | "ar") | null;
                            size: number;
                            /** Format: date-time */
                            created: string;
                            uri: string;
                        }[];
                        messages: {
                            id: number;
                            occasion: string;
                            /** @enum {string} */
                            channel: "Email" | "Sms";
                            state: string;
                            /** Format: date-time */
                            at: string;
                        }[];
                        waiting: number;
                        checkParts: {
                            id: number;
                            titleFr: string;
                            titleAr: string;
                            sectionFr: string;
                            sectionAr: string;
                            isFine: boolean | null;
                            comment: string | null;
                            checked: string | null;
                            author: string | null;
                        }[];
                        comments: {
                            id: number;
                            /** @enum {string} */
                            kind: "Note" | "Call" | "Email" | "Visit";
                            body: string;
                            /** Format: date-time */
                            at: string;
                            author: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    cancelVehicleBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    comment: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        reference: string;
                        /** @enum {string} */
                        status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                        due: string | null;
                        isOverdue: boolean;
                        /** Format: date-time */
                        since: string;
                        /** Format: date-time */
                        created: string;
                        vehicle: {
                            id: number;
                            reference: string;
                            title: string;
                            plate: string | null;
                            picture: {
                                id: string;
                                hash: string;
                                /** @enum {string} */
                                spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                                width: number;
                                height: number;
                            } | null;
                            slug: string;
                            version: string | null;
                            status: string;
                            chassisNumber: string | null;
                            mileage: number | null;
                            releaseDate: string | null;
                            isCertified: boolean;
                            price: number | null;
                        };
                        customer: {
                            id: number;
                            name: string;
                            phone: string | null;
                            email: string | null;
                            /** @enum {string} */
                            language: "fr" | "ar";
                            bookings: number;
                        };
                        area: {
                            id: number;
                            name: string;
                            nameAr: string;
                        } | null;
                        sale: {
                            id: number;
                            reference: string;
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Assigned" | "InProgress" | "Rejected" | "Cancelled" | "Done";
                            assigned: string | null;
                        };
                        assignee: {
                            subject: string;
                            name: string;
                        } | null;
                        price: number;
                        newPrice: number | null;
                        isPaymentStuck: boolean;
                        nextAction: ("accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel") | null;
                        origin: string;
                        /** @enum {string} */
                        language: "fr" | "ar";
                        listedPrice: number;
                        advanceAmount: number;
                        /** Format: date-time */
                        holdUntil: string;
                        paymentType: ("Direct" | "Financing") | null;
                        paymentMethod: ("Cash" | "Checks" | "CreditCard" | "BankTransfer") | null;
                        loan: {
                            advance: number;
                            months: number;
                        } | null;
                        invoice: {
                            number: string;
                            /** Format: date-time */
                            created: string;
                        } | null;
                        deliveryDate: string | null;
                        delivery: {
                            /** Format: date-time */
                            at: string;
                            mileage: number;
                            signedBy: string;
                        } | null;
                        signature: {
                            signedBy: string;
                        } | null;
                        recovery: {
                            /** Format: date-time */
                            at: string;
                            mileage: number;
                        } | null;
                        exchange: {
                            /** Format: date-time */
                            until: string;
                            mileageLimit: number;
                            isOpen: boolean;
                        } | null;
                        warrantyPack: {
                            id: number;
                            name: string;
                            nameAr: string;
                            description: string;
                            descriptionAr: string;
                            months: number;
                            price: number;
                        } | null;
                        warrantyUntil: string | null;
                        buyer: {
                            [key: string]: unknown;
                        };
                        journey: {
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                            at: string | null;
                        }[];
                        timeline: {
                            id: number;
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                            comment: string | null;
                            price: number | null;
                            /** Format: date-time */
                            at: string;
                            author: string | null;
                            isCustomer: boolean;
                        }[];
                        steps: {
                            allowed: ("accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel")[];
                            blocked: {
                                /** @enum {string} */
                                action: "accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel";
                                /** @enum {string} */
                                reason: "OtherRole" | "PriceMissing" | "PaymentDetailsMissing" | "PriceNotPaid" | "CheckListOpen" | "NotSigned" | "ExchangeOver";
                                roles: string[];
                            }[];
                        };
                        ledger: {
                            id: number;
                            /** @enum {string} */
                            kind: "Held" | "Counted" | "Paid" | "Returning" | "Returned" | "Kept" | "Corrected";
                            amount: number;
                            reason: string | null;
                            method: ("Cash" | "Checks" | "CreditCard" | "BankTransfer") | null;
                            externalReference: string | null;
                            /** Format: date-time */
                            created: string;
                            author: string | null;
                            corrects: number | null;
                            isCorrected: boolean;
                        }[];
                        balance: {
                            price: number;
                            warranty: number;
                            total: number;
                            settled: number;
                            open: number;
                            toReturn: number;
                        };
                        documents: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            type: "VehicleCheckPartImage" | "VehicleGrayCard" | "VehicleRoadTax" | "VehiclePowerOfAttorney" | "VehicleTechnicalVisit" | "VehicleWithdrawal" | "VehiclePicture" | "VehicleGalleryPicture" | "VehicleInfoSheet" | "VehicleCertificate" | "VehicleWarranty" | "PurchaseInvoice" | "CustomerCIN" | "CustomerRC" | "QuotationSheet" | "TradeInVoucher" | "BankTransferCommitment" | "PurchaseVoucher" | "SaleProforma" | "PurchaseOrder" | "DeliveryForm" | "BookingSimulation" | "TransferPV" | "ExpertiseSheet" | "CustomerCompanyStatus" | "CustomerCompanyWithdrawal" | "IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "IntermediationExpertiseSheet" | "SaleRecoveryRequest" | "SaleRecoveryExpertiseSheet" | "SaleRecoveryVoucher" | "IntermediationVehiclePicture" | "Banner" | "PublicExpertiseSheet" | "QualityControlSheet" | "DeliveryVoucher" | "ReleaseVoucher" | "WebsiteElementImage" | "VehicleAdPicture";
                            fileName: string;
                            /** @enum {string} */
                            status: "None" | "Accepted" | "Rejected" | "Published" | "Preview";
                            version: number;
                            language: ("fr" | "ar") | null;
                            size: number;
                            /** Format: date-time */
                            created: string;
                            uri: string;
                        }[];
                        messages: {
                            id: number;
                            occasion: string;
                            /** @enum {string} */
                            channel: "Email" | "Sms";
                            state: string;
                            /** Format: date-time */
                            at: string;
                        }[];
                        waiting: number;
                        checkParts: {
                            id: number;
                            titleFr: string;
                            titleAr: string;
                            sectionFr: string;
                            sectionAr: string;
                            isFine: boolean | null;
                            comment: string | null;
                            checked: string | null;
                            author: string | null;
                        }[];
                        comments: {
                            id: number;
                            /** @enum {string} */
                            kind: "Note" | "Call" | "Email" | "Visit";
                            body: string;
                            /** Format: date-time */
                            at: string;
                            author: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    addReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    method: "Cash" | "Checks" | "CreditCard" | "BankTransfer";
                    amount: number;
                    reference?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        reference: string;
                        /** @enum {string} */
                        status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                        due: string | null;
                        isOverdue: boolean;
                        /** Format: date-time */
                        since: string;
                        /** Format: date-time */
                        created: string;
                        vehicle: {
                            id: number;
                            reference: string;
                            title: string;
                            plate: string | null;
                            picture: {
                                id: string;
                                hash: string;
                                /** @enum {string} */
                                spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                                width: number;
                                height: number;
                            } | null;
                            slug: string;
                            version: string | null;
                            status: string;
                            chassisNumber: string | null;
                            mileage: number | null;
                            releaseDate: string | null;
                            isCertified: boolean;
                            price: number | null;
                        };
                        customer: {
                            id: number;
                            name: string;
                            phone: string | null;
                            email: string | null;
                            /** @enum {string} */
                            language: "fr" | "ar";
                            bookings: number;
                        };
                        area: {
                            id: number;
                            name: string;
                            nameAr: string;
                        } | null;
                        sale: {
                            id: number;
                            reference: string;
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Assigned" | "InProgress" | "Rejected" | "Cancelled" | "Done";
                            assigned: string | null;
                        };
                        assignee: {
                            subject: string;
                            name: string;
                        } | null;
                        price: number;
                        newPrice: number | null;
                        isPaymentStuck: boolean;
                        nextAction: ("accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel") | null;
                        origin: string;
                        /** @enum {string} */
                        language: "fr" | "ar";
                        listedPrice: number;
                        advanceAmount: number;
                        /** Format: date-time */
                        holdUntil: string;
                        paymentType: ("Direct" | "Financing") | null;
                        paymentMethod: ("Cash" | "Checks" | "CreditCard" | "BankTransfer") | null;
                        loan: {
                            advance: number;
                            months: number;
                        } | null;
                        invoice: {
                            number: string;
                            /** Format: date-time */
                            created: string;
                        } | null;
                        deliveryDate: string | null;
                        delivery: {
                            /** Format: date-time */
                            at: string;
                            mileage: number;
                            signedBy: string;
                        } | null;
                        signature: {
                            signedBy: string;
                        } | null;
                        recovery: {
                            /** Format: date-time */
                            at: string;
                            mileage: number;
                        } | null;
                        exchange: {
                            /** Format: date-time */
                            until: string;
                            mileageLimit: number;
                            isOpen: boolean;
                        } | null;
                        warrantyPack: {
                            id: number;
                            name: string;
                            nameAr: string;
                            description: string;
                            descriptionAr: string;
                            months: number;
                            price: number;
                        } | null;
                        warrantyUntil: string | null;
                        buyer: {
                            [key: string]: unknown;
                        };
                        journey: {
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                            at: string | null;
                        }[];
                        timeline: {
                            id: number;
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                            comment: string | null;
                            price: number | null;
                            /** Format: date-time */
                            at: string;
                            author: string | null;
                            isCustomer: boolean;
                        }[];
                        steps: {
                            allowed: ("accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel")[];
                            blocked: {
                                /** @enum {string} */
                                action: "accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel";
                                /** @enum {string} */
                                reason: "OtherRole" | "PriceMissing" | "PaymentDetailsMissing" | "PriceNotPaid" | "CheckListOpen" | "NotSigned" | "ExchangeOver";
                                roles: string[];
                            }[];
                        };
                        ledger: {
                            id: number;
                            /** @enum {string} */
                            kind: "Held" | "Counted" | "Paid" | "Returning" | "Returned" | "Kept" | "Corrected";
                            amount: number;
                            reason: string | null;
                            method: ("Cash" | "Checks" | "CreditCard" | "BankTransfer") | null;
                            externalReference: string | null;
                            /** Format: date-time */
                            created: string;
                            author: string | null;
                            corrects: number | null;
                            isCorrected: boolean;
                        }[];
                        balance: {
                            price: number;
                            warranty: number;
                            total: number;
                            settled: number;
                            open: number;
                            toReturn: number;
                        };
                        documents: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            type: "VehicleCheckPartImage" | "VehicleGrayCard" | "VehicleRoadTax" | "VehiclePowerOfAttorney" | "VehicleTechnicalVisit" | "VehicleWithdrawal" | "VehiclePicture" | "VehicleGalleryPicture" | "VehicleInfoSheet" | "VehicleCertificate" | "VehicleWarranty" | "PurchaseInvoice" | "CustomerCIN" | "CustomerRC" | "QuotationSheet" | "TradeInVoucher" | "BankTransferCommitment" | "PurchaseVoucher" | "SaleProforma" | "PurchaseOrder" | "DeliveryForm" | "BookingSimulation" | "TransferPV" | "ExpertiseSheet" | "CustomerCompanyStatus" | "CustomerCompanyWithdrawal" | "IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "IntermediationExpertiseSheet" | "SaleRecoveryRequest" | "SaleRecoveryExpertiseSheet" | "SaleRecoveryVoucher" | "IntermediationVehiclePicture" | "Banner" | "PublicExpertiseSheet" | "QualityControlSheet" | "DeliveryVoucher" | "ReleaseVoucher" | "WebsiteElementImage" | "VehicleAdPicture";
                            fileName: string;
                            /** @enum {string} */
                            status: "None" | "Accepted" | "Rejected" | "Published" | "Preview";
                            version: number;
                            language: ("fr" | "ar") | null;
                            size: number;
                            /** Format: date-time */
                            created: string;
                            uri: string;
                        }[];
                        messages: {
                            id: number;
                            occasion: string;
                            /** @enum {string} */
                            channel: "Email" | "Sms";
                            state: string;
                            /** Format: date-time */
                            at: string;
                        }[];
                        waiting: number;
                        checkParts: {
                            id: number;
                            titleFr: string;
                            titleAr: string;
                            sectionFr: string;
                            sectionAr: string;
                            isFine: boolean | null;
                            comment: string | null;
                            checked: string | null;
                            author: string | null;
                        }[];
                        comments: {
                            id: number;
                            /** @enum {string} */
                            kind: "Note" | "Call" | "Email" | "Visit";
                            body: string;
                            /** Format: date-time */
                            at: string;
                            author: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    takeReceiptBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                receiptId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        reference: string;
                        /** @enum {string} */
                        status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                        due: string | null;
                        isOverdue: boolean;
                        /** Format: date-time */
                        since: string;
                        /** Format: date-time */
                        created: string;
                        vehicle: {
                            id: number;
                            reference: string;
                            title: string;
                            plate: string | null;
                            picture: {
                                id: string;
                                hash: string;
                                /** @enum {string} */
                                spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                                width: number;
                                height: number;
                            } | null;
                            slug: string;
                            version: string | null;
                            status: string;
                            chassisNumber: string | null;
                            mileage: number | null;
                            releaseDate: string | null;
                            isCertified: boolean;
                            price: number | null;
                        };
                        customer: {
                            id: number;
                            name: string;
                            phone: string | null;
                            email: string | null;
                            /** @enum {string} */
                            language: "fr" | "ar";
                            bookings: number;
                        };
                        area: {
                            id: number;
                            name: string;
                            nameAr: string;
                        } | null;
                        sale: {
                            id: number;
                            reference: string;
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Assigned" | "InProgress" | "Rejected" | "Cancelled" | "Done";
                            assigned: string | null;
                        };
                        assignee: {
                            subject: string;
                            name: string;
                        } | null;
                        price: number;
                        newPrice: number | null;
                        isPaymentStuck: boolean;
                        nextAction: ("accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel") | null;
                        origin: string;
                        /** @enum {string} */
                        language: "fr" | "ar";
                        listedPrice: number;
                        advanceAmount: number;
                        /** Format: date-time */
                        holdUntil: string;
                        paymentType: ("Direct" | "Financing") | null;
                        paymentMethod: ("Cash" | "Checks" | "CreditCard" | "BankTransfer") | null;
                        loan: {
                            advance: number;
                            months: number;
                        } | null;
                        invoice: {
                            number: string;
                            /** Format: date-time */
                            created: string;
                        } | null;
                        deliveryDate: string | null;
                        delivery: {
                            /** Format: date-time */
                            at: string;
                            mileage: number;
                            signedBy: string;
                        } | null;
                        signature: {
                            signedBy: string;
                        } | null;
                        recovery: {
                            /** Format: date-time */
                            at: string;
                            mileage: number;
                        } | null;
                        exchange: {
                            /** Format: date-time */
                            until: string;
                            mileageLimit: number;
                            isOpen: boolean;
                        } | null;
                        warrantyPack: {
                            id: number;
                            name: string;
                            nameAr: string;
                            description: string;
                            descriptionAr: string;
                            months: number;
                            price: number;
                        } | null;
                        warrantyUntil: string | null;
                        buyer: {
                            [key: string]: unknown;
                        };
                        journey: {
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                            at: string | null;
                        }[];
                        timeline: {
                            id: number;
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                            comment: string | null;
                            price: number | null;
                            /** Format: date-time */
                            at: string;
                            author: string | null;
                            isCustomer: boolean;
                        }[];
                        steps: {
                            allowed: ("accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel")[];
                            blocked: {
                                /** @enum {string} */
                                action: "accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel";
                                /** @enum {string} */
                                reason: "OtherRole" | "PriceMissing" | "PaymentDetailsMissing" | "PriceNotPaid" | "CheckListOpen" | "NotSigned" | "ExchangeOver";
                                roles: string[];
                            }[];
                        };
                        ledger: {
                            id: number;
                            /** @enum {string} */
                            kind: "Held" | "Counted" | "Paid" | "Returning" | "Returned" | "Kept" | "Corrected";
                            amount: number;
                            reason: string | null;
                            method: ("Cash" | "Checks" | "CreditCard" | "BankTransfer") | null;
                            externalReference: string | null;
                            /** Format: date-time */
                            created: string;
                            author: string | null;
                            corrects: number | null;
                            isCorrected: boolean;
                        }[];
                        balance: {
                            price: number;
                            warranty: number;
                            total: number;
                            settled: number;
                            open: number;
                            toReturn: number;
                        };
                        documents: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            type: "VehicleCheckPartImage" | "VehicleGrayCard" | "VehicleRoadTax" | "VehiclePowerOfAttorney" | "VehicleTechnicalVisit" | "VehicleWithdrawal" | "VehiclePicture" | "VehicleGalleryPicture" | "VehicleInfoSheet" | "VehicleCertificate" | "VehicleWarranty" | "PurchaseInvoice" | "CustomerCIN" | "CustomerRC" | "QuotationSheet" | "TradeInVoucher" | "BankTransferCommitment" | "PurchaseVoucher" | "SaleProforma" | "PurchaseOrder" | "DeliveryForm" | "BookingSimulation" | "TransferPV" | "ExpertiseSheet" | "CustomerCompanyStatus" | "CustomerCompanyWithdrawal" | "IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "IntermediationExpertiseSheet" | "SaleRecoveryRequest" | "SaleRecoveryExpertiseSheet" | "SaleRecoveryVoucher" | "IntermediationVehiclePicture" | "Banner" | "PublicExpertiseSheet" | "QualityControlSheet" | "DeliveryVoucher" | "ReleaseVoucher" | "WebsiteElementImage" | "VehicleAdPicture";
                            fileName: string;
                            /** @enum {string} */
                            status: "None" | "Accepted" | "Rejected" | "Published" | "Preview";
                            version: number;
                            language: ("fr" | "ar") | null;
                            size: number;
                            /** Format: date-time */
                            created: string;
                            uri: string;
                        }[];
                        messages: {
                            id: number;
                            occasion: string;
                            /** @enum {string} */
                            channel: "Email" | "Sms";
                            state: string;
                            /** Format: date-time */
                            at: string;
                        }[];
                        waiting: number;
                        checkParts: {
                            id: number;
                            titleFr: string;
                            titleAr: string;
                            sectionFr: string;
                            sectionAr: string;
                            isFine: boolean | null;
                            comment: string | null;
                            checked: string | null;
                            author: string | null;
                        }[];
                        comments: {
                            id: number;
                            /** @enum {string} */
                            kind: "Note" | "Call" | "Email" | "Visit";
                            body: string;
                            /** Format: date-time */
                            at: string;
                            author: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    addRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    method: "Cash" | "Checks" | "CreditCard" | "BankTransfer";
                    amount: number;
                    reference?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        reference: string;
                        /** @enum {string} */
                        status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                        due: string | null;
                        isOverdue: boolean;
                        /** Format: date-time */
                        since: string;
                        /** Format: date-time */
                        created: string;
                        vehicle: {
                            id: number;
                            reference: string;
                            title: string;
                            plate: string | null;
                            picture: {
                                id: string;
                                hash: string;
                                /** @enum {string} */
                                spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                                width: number;
                                height: number;
                            } | null;
                            slug: string;
                            version: string | null;
                            status: string;
                            chassisNumber: string | null;
                            mileage: number | null;
                            releaseDate: string | null;
                            isCertified: boolean;
                            price: number | null;
                        };
                        customer: {
                            id: number;
                            name: string;
                            phone: string | null;
                            email: string | null;
                            /** @enum {string} */
                            language: "fr" | "ar";
                            bookings: number;
                        };
                        area: {
                            id: number;
                            name: string;
                            nameAr: string;
                        } | null;
                        sale: {
                            id: number;
                            reference: string;
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Assigned" | "InProgress" | "Rejected" | "Cancelled" | "Done";
                            assigned: string | null;
                        };
                        assignee: {
                            subject: string;
                            name: string;
                        } | null;
                        price: number;
                        newPrice: number | null;
                        isPaymentStuck: boolean;
                        nextAction: ("accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel") | null;
                        origin: string;
                        /** @enum {string} */
                        language: "fr" | "ar";
                        listedPrice: number;
                        advanceAmount: number;
                        /** Format: date-time */
                        holdUntil: string;
                        paymentType: ("Direct" | "Financing") | null;
                        paymentMethod: ("Cash" | "Checks" | "CreditCard" | "BankTransfer") | null;
                        loan: {
                            advance: number;
                            months: number;
                        } | null;
                        invoice: {
                            number: string;
                            /** Format: date-time */
                            created: string;
                        } | null;
                        deliveryDate: string | null;
                        delivery: {
                            /** Format: date-time */
                            at: string;
                            mileage: number;
                            signedBy: string;
                        } | null;
                        signature: {
                            signedBy: string;
                        } | null;
                        recovery: {
                            /** Format: date-time */
                            at: string;
                            mileage: number;
                        } | null;
                        exchange: {
                            /** Format: date-time */
                            until: string;
                            mileageLimit: number;
                            isOpen: boolean;
                        } | null;
                        warrantyPack: {
                            id: number;
                            name: string;
                            nameAr: string;
                            description: string;
                            descriptionAr: string;
                            months: number;
                            price: number;
                        } | null;
                        warrantyUntil: string | null;
                        buyer: {
                            [key: string]: unknown;
                        };
                        journey: {
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                            at: string | null;
                        }[];
                        timeline: {
                            id: number;
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                            comment: string | null;
                            price: number | null;
                            /** Format: date-time */
                            at: string;
                            author: string | null;
                            isCustomer: boolean;
                        }[];
                        steps: {
                            allowed: ("accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel")[];
                            blocked: {
                                /** @enum {string} */
                                action: "accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel";
                                /** @enum {string} */
                                reason: "OtherRole" | "PriceMissing" | "PaymentDetailsMissing" | "PriceNotPaid" | "CheckListOpen" | "NotSigned" | "ExchangeOver";
                                roles: string[];
                            }[];
                        };
                        ledger: {
                            id: number;
                            /** @enum {string} */
                            kind: "Held" | "Counted" | "Paid" | "Returning" | "Returned" | "Kept" | "Corrected";
                            amount: number;
                            reason: string | null;
                            method: ("Cash" | "Checks" | "CreditCard" | "BankTransfer") | null;
                            externalReference: string | null;
                            /** Format: date-time */
                            created: string;
                            author: string | null;
                            corrects: number | null;
                            isCorrected: boolean;
                        }[];
                        balance: {
                            price: number;
                            warranty: number;
                            total: number;
                            settled: number;
                            open: number;
                            toReturn: number;
                        };
                        documents: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            type: "VehicleCheckPartImage" | "VehicleGrayCard" | "VehicleRoadTax" | "VehiclePowerOfAttorney" | "VehicleTechnicalVisit" | "VehicleWithdrawal" | "VehiclePicture" | "VehicleGalleryPicture" | "VehicleInfoSheet" | "VehicleCertificate" | "VehicleWarranty" | "PurchaseInvoice" | "CustomerCIN" | "CustomerRC" | "QuotationSheet" | "TradeInVoucher" | "BankTransferCommitment" | "PurchaseVoucher" | "SaleProforma" | "PurchaseOrder" | "DeliveryForm" | "BookingSimulation" | "TransferPV" | "ExpertiseSheet" | "CustomerCompanyStatus" | "CustomerCompanyWithdrawal" | "IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "IntermediationExpertiseSheet" | "SaleRecoveryRequest" | "SaleRecoveryExpertiseSheet" | "SaleRecoveryVoucher" | "IntermediationVehiclePicture" | "Banner" | "PublicExpertiseSheet" | "QualityControlSheet" | "DeliveryVoucher" | "ReleaseVoucher" | "WebsiteElementImage" | "VehicleAdPicture";
                            fileName: string;
                            /** @enum {string} */
                            status: "None" | "Accepted" | "Rejected" | "Published" | "Preview";
                            version: number;
                            language: ("fr" | "ar") | null;
                            size: number;
                            /** Format: date-time */
                            created: string;
                            uri: string;
                        }[];
                        messages: {
                            id: number;
                            occasion: string;
                            /** @enum {string} */
                            channel: "Email" | "Sms";
                            state: string;
                            /** Format: date-time */
                            at: string;
                        }[];
                        waiting: number;
                        checkParts: {
                            id: number;
                            titleFr: string;
                            titleAr: string;
                            sectionFr: string;
                            sectionAr: string;
                            isFine: boolean | null;
                            comment: string | null;
                            checked: string | null;
                            author: string | null;
                        }[];
                        comments: {
                            id: number;
                            /** @enum {string} */
                            kind: "Note" | "Call" | "Email" | "Visit";
                            body: string;
                            /** Format: date-time */
                            at: string;
                            author: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    listCheckParts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        titleFr: string;
                        titleAr: string;
                        sectionFr: string;
                        sectionAr: string;
                        isFine: boolean | null;
                        comment: string | null;
                        checked: string | null;
                        author: string | null;
                    }[];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    updateCheckPart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                partId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isFine: boolean;
                    comment?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        titleFr: string;
                        titleAr: string;
                        sectionFr: string;
                        sectionAr: string;
                        isFine: boolean | null;
                        comment: string | null;
                        checked: string | null;
                        author: string | null;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    signBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    signedBy: string;
                    /** @description base64, without the head of a data address */
                    png: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        reference: string;
                        /** @enum {string} */
                        status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                        due: string | null;
                        isOverdue: boolean;
                        /** Format: date-time */
                        since: string;
                        /** Format: date-time */
                        created: string;
                        vehicle: {
                            id: number;
                            reference: string;
                            title: string;
                            plate: string | null;
                            picture: {
                                id: string;
                                hash: string;
                                /** @enum {string} */
                                spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                                width: number;
                                height: number;
                            } | null;
                            slug: string;
                            version: string | null;
                            status: string;
                            chassisNumber: string | null;
                            mileage: number | null;
                            releaseDate: string | null;
                            isCertified: boolean;
                            price: number | null;
                        };
                        customer: {
                            id: number;
                            name: string;
                            phone: string | null;
                            email: string | null;
                            /** @enum {string} */
                            language: "fr" | "ar";
                            bookings: number;
                        };
                        area: {
                            id: number;
                            name: string;
                            nameAr: string;
                        } | null;
                        sale: {
                            id: number;
                            reference: string;
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Assigned" | "InProgress" | "Rejected" | "Cancelled" | "Done";
                            assigned: string | null;
                        };
                        assignee: {
                            subject: string;
                            name: string;
                        } | null;
                        price: number;
                        newPrice: number | null;
                        isPaymentStuck: boolean;
                        nextAction: ("accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel") | null;
                        origin: string;
                        /** @enum {string} */
                        language: "fr" | "ar";
                        listedPrice: number;
                        advanceAmount: number;
                        /** Format: date-time */
                        holdUntil: string;
                        paymentType: ("Direct" | "Financing") | null;
                        paymentMethod: ("Cash" | "Checks" | "CreditCard" | "BankTransfer") | null;
                        loan: {
                            advance: number;
                            months: number;
                        } | null;
                        invoice: {
                            number: string;
                            /** Format: date-time */
                            created: string;
                        } | null;
                        deliveryDate: string | null;
                        delivery: {
                            /** Format: date-time */
                            at: string;
                            mileage: number;
                            signedBy: string;
                        } | null;
                        signature: {
                            signedBy: string;
                        } | null;
                        recovery: {
                            /** Format: date-time */
                            at: string;
                            mileage: number;
                        } | null;
                        exchange: {
                            /** Format: date-time */
                            until: string;
                            mileageLimit: number;
                            isOpen: boolean;
                        } | null;
                        warrantyPack: {
                            id: number;
                            name: string;
                            nameAr: string;
                            description: string;
                            descriptionAr: string;
                            months: number;
                            price: number;
                        } | null;
                        warrantyUntil: string | null;
                        buyer: {
                            [key: string]: unknown;
                        };
                        journey: {
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                            at: string | null;
                        }[];
                        timeline: {
                            id: number;
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                            comment: string | null;
                            price: number | null;
                            /** Format: date-time */
                            at: string;
                            author: string | null;
                            isCustomer: boolean;
                        }[];
                        steps: {
                            allowed: ("accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel")[];
                            blocked: {
                                /** @enum {string} */
                                action: "accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel";
                                /** @enum {string} */
                                reason: "OtherRole" | "PriceMissing" | "PaymentDetailsMissing" | "PriceNotPaid" | "CheckListOpen" | "NotSigned" | "ExchangeOver";
                                roles: string[];
                            }[];
                        };
                        ledger: {
                            id: number;
                            /** @enum {string} */
                            kind: "Held" | "Counted" | "Paid" | "Returning" | "Returned" | "Kept" | "Corrected";
                            amount: number;
                            reason: string | null;
                            method: ("Cash" | "Checks" | "CreditCard" | "BankTransfer") | null;
                            externalReference: string | null;
                            /** Format: date-time */
                            created: string;
                            author: string | null;
                            corrects: number | null;
                            isCorrected: boolean;
                        }[];
                        balance: {
                            price: number;
                            warranty: number;
                            total: number;
                            settled: number;
                            open: number;
                            toReturn: number;
                        };
                        documents: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            type: "VehicleCheckPartImage" | "VehicleGrayCard" | "VehicleRoadTax" | "VehiclePowerOfAttorney" | "VehicleTechnicalVisit" | "VehicleWithdrawal" | "VehiclePicture" | "VehicleGalleryPicture" | "VehicleInfoSheet" | "VehicleCertificate" | "VehicleWarranty" | "PurchaseInvoice" | "CustomerCIN" | "CustomerRC" | "QuotationSheet" | "TradeInVoucher" | "BankTransferCommitment" | "PurchaseVoucher" | "SaleProforma" | "PurchaseOrder" | "DeliveryForm" | "BookingSimulation" | "TransferPV" | "ExpertiseSheet" | "CustomerCompanyStatus" | "CustomerCompanyWithdrawal" | "IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "IntermediationExpertiseSheet" | "SaleRecoveryRequest" | "SaleRecoveryExpertiseSheet" | "SaleRecoveryVoucher" | "IntermediationVehiclePicture" | "Banner" | "PublicExpertiseSheet" | "QualityControlSheet" | "DeliveryVoucher" | "ReleaseVoucher" | "WebsiteElementImage" | "VehicleAdPicture";
                            fileName: string;
                            /** @enum {string} */
                            status: "None" | "Accepted" | "Rejected" | "Published" | "Preview";
                            version: number;
                            language: ("fr" | "ar") | null;
                            size: number;
                            /** Format: date-time */
                            created: string;
                            uri: string;
                        }[];
                        messages: {
                            id: number;
                            occasion: string;
                            /** @enum {string} */
                            channel: "Email" | "Sms";
                            state: string;
                            /** Format: date-time */
                            at: string;
                        }[];
                        waiting: number;
                        checkParts: {
                            id: number;
                            titleFr: string;
                            titleAr: string;
                            sectionFr: string;
                            sectionAr: string;
                            isFine: boolean | null;
                            comment: string | null;
                            checked: string | null;
                            author: string | null;
                        }[];
                        comments: {
                            id: number;
                            /** @enum {string} */
                            kind: "Note" | "Call" | "Email" | "Visit";
                            body: string;
                            /** Format: date-time */
                            at: string;
                            author: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    planDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    deliveryDate: string | null;
                    warrantyPackId: number | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        reference: string;
                        /** @enum {string} */
                        status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                        due: string | null;
                        isOverdue: boolean;
                        /** Format: date-time */
                        since: string;
                        /** Format: date-time */
                        created: string;
                        vehicle: {
                            id: number;
                            reference: string;
                            title: string;
                            plate: string | null;
                            picture: {
                                id: string;
                                hash: string;
                                /** @enum {string} */
                                spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                                width: number;
                                height: number;
                            } | null;
                            slug: string;
                            version: string | null;
                            status: string;
                            chassisNumber: string | null;
                            mileage: number | null;
                            releaseDate: string | null;
                            isCertified: boolean;
                            price: number | null;
                        };
                        customer: {
                            id: number;
                            name: string;
                            phone: string | null;
                            email: string | null;
                            /** @enum {string} */
                            language: "fr" | "ar";
                            bookings: number;
                        };
                        area: {
                            id: number;
                            name: string;
                            nameAr: string;
                        } | null;
                        sale: {
                            id: number;
                            reference: string;
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Assigned" | "InProgress" | "Rejected" | "Cancelled" | "Done";
                            assigned: string | null;
                        };
                        assignee: {
                            subject: string;
                            name: string;
                        } | null;
                        price: number;
                        newPrice: number | null;
                        isPaymentStuck: boolean;
                        nextAction: ("accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel") | null;
                        origin: string;
                        /** @enum {string} */
                        language: "fr" | "ar";
                        listedPrice: number;
                        advanceAmount: number;
                        /** Format: date-time */
                        holdUntil: string;
                        paymentType: ("Direct" | "Financing") | null;
                        paymentMethod: ("Cash" | "Checks" | "CreditCard" | "BankTransfer") | null;
                        loan: {
                            advance: number;
                            months: number;
                        } | null;
                        invoice: {
                            number: string;
                            /** Format: date-time */
                            created: string;
                        } | null;
                        deliveryDate: string | null;
                        delivery: {
                            /** Format: date-time */
                            at: string;
                            mileage: number;
                            signedBy: string;
                        } | null;
                        signature: {
                            signedBy: string;
                        } | null;
                        recovery: {
                            /** Format: date-time */
                            at: string;
                            mileage: number;
                        } | null;
                        exchange: {
                            /** Format: date-time */
                            until: string;
                            mileageLimit: number;
                            isOpen: boolean;
                        } | null;
                        warrantyPack: {
                            id: number;
                            name: string;
                            nameAr: string;
                            description: string;
                            descriptionAr: string;
                            months: number;
                            price: number;
                        } | null;
                        warrantyUntil: string | null;
                        buyer: {
                            [key: string]: unknown;
                        };
                        journey: {
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                            at: string | null;
                        }[];
                        timeline: {
                            id: number;
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                            comment: string | null;
                            price: number | null;
                            /** Format: date-time */
                            at: string;
                            author: string | null;
                            isCustomer: boolean;
                        }[];
                        steps: {
                            allowed: ("accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel")[];
                            blocked: {
                                /** @enum {string} */
                                action: "accept" | "reject" | "proposePrice" | "submitPaymentDetails" | "bill" | "control" | "deliver" | "recover" | "cancel";
                                /** @enum {string} */
                                reason: "OtherRole" | "PriceMissing" | "PaymentDetailsMissing" | "PriceNotPaid" | "CheckListOpen" | "NotSigned" | "ExchangeOver";
                                roles: string[];
                            }[];
                        };
                        ledger: {
                            id: number;
                            /** @enum {string} */
                            kind: "Held" | "Counted" | "Paid" | "Returning" | "Returned" | "Kept" | "Corrected";
                            amount: number;
                            reason: string | null;
                            method: ("Cash" | "Checks" | "CreditCard" | "BankTransfer") | null;
                            externalReference: string | null;
                            /** Format: date-time */
                            created: string;
                            author: string | null;
                            corrects: number | null;
                            isCorrected: boolean;
                        }[];
                        balance: {
                            price: number;
                            warranty: number;
                            total: number;
                            settled: number;
                            open: number;
                            toReturn: number;
                        };
                        documents: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            type: "VehicleCheckPartImage" | "VehicleGrayCard" | "VehicleRoadTax" | "VehiclePowerOfAttorney" | "VehicleTechnicalVisit" | "VehicleWithdrawal" | "VehiclePicture" | "VehicleGalleryPicture" | "VehicleInfoSheet" | "VehicleCertificate" | "VehicleWarranty" | "PurchaseInvoice" | "CustomerCIN" | "CustomerRC" | "QuotationSheet" | "TradeInVoucher" | "BankTransferCommitment" | "PurchaseVoucher" | "SaleProforma" | "PurchaseOrder" | "DeliveryForm" | "BookingSimulation" | "TransferPV" | "ExpertiseSheet" | "CustomerCompanyStatus" | "CustomerCompanyWithdrawal" | "IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "IntermediationExpertiseSheet" | "SaleRecoveryRequest" | "SaleRecoveryExpertiseSheet" | "SaleRecoveryVoucher" | "IntermediationVehiclePicture" | "Banner" | "PublicExpertiseSheet" | "QualityControlSheet" | "DeliveryVoucher" | "ReleaseVoucher" | "WebsiteElementImage" | "VehicleAdPicture";
                            fileName: string;
                            /** @enum {string} */
                            status: "None" | "Accepted" | "Rejected" | "Published" | "Preview";
                            version: number;
                            language: ("fr" | "ar") | null;
                            size: number;
                            /** Format: date-time */
                            created: string;
                            uri: string;
                        }[];
                        messages: {
                            id: number;
                            occasion: string;
                            /** @enum {string} */
                            channel: "Email" | "Sms";
                            state: string;
                            /** Format: date-time */
                            at: string;
                        }[];
                        waiting: number;
                        checkParts: {
                            id: number;
                            titleFr: string;
                            titleAr: string;
                            sectionFr: string;
                            sectionAr: string;
                            isFine: boolean | null;
                            comment: string | null;
                            checked: string | null;
                            author: string | null;
                        }[];
                        comments: {
                            id: number;
                            /** @enum {string} */
                            kind: "Note" | "Call" | "Email" | "Visit";
                            body: string;
                            /** Format: date-time */
                            at: string;
                            author: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    listVehicleSales: {
        parameters: {
            query?: {
                view?: "mine" | "unassigned" | "open" | "closed";
                area?: number;
                assignee?: string;
                text?: string;
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        currentPage: number;
                        pageCount: number;
                        pageSize: number;
                        rowCount: number;
                        firstRowOnPage: number;
                        lastRowOnPage: number;
                        results: {
                            id: number;
                            reference: string;
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Assigned" | "InProgress" | "Rejected" | "Cancelled" | "Done";
                            /** Format: date-time */
                            created: string;
                            customer: {
                                id: number;
                                name: string;
                                phone: string | null;
                            };
                            area: {
                                id: number;
                                name: string;
                                nameAr: string;
                            } | null;
                            assignee: {
                                subject: string;
                                name: string;
                            } | null;
                            assigned: string | null;
                            bookings: {
                                id: number;
                                reference: string;
                                /** @enum {string} */
                                status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                                title: string;
                                price: number;
                            }[];
                        }[];
                        counts: {
                            mine: number;
                            unassigned: number;
                            open: number;
                            closed: number;
                        };
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    listAssignees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        subject: string;
                        name: string;
                        areas: number[];
                    }[];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    assignSales: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                    subject: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            id: number;
                            /** @enum {string} */
                            code: "Done" | "NotFound" | "TransitionNotAllowed" | "Forbidden";
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    getVehicleSale: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        reference: string;
                        /** @enum {string} */
                        status: "Draft" | "Submitted" | "Assigned" | "InProgress" | "Rejected" | "Cancelled" | "Done";
                        /** Format: date-time */
                        created: string;
                        customer: {
                            id: number;
                            name: string;
                            phone: string | null;
                        };
                        area: {
                            id: number;
                            name: string;
                            nameAr: string;
                        } | null;
                        assignee: {
                            subject: string;
                            name: string;
                        } | null;
                        assigned: string | null;
                        bookings: {
                            id: number;
                            reference: string;
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                            title: string;
                            price: number;
                        }[];
                        timeline: {
                            id: number;
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Assigned" | "InProgress" | "Rejected" | "Cancelled" | "Done";
                            comment: string | null;
                            /** Format: date-time */
                            at: string;
                            author: string | null;
                        }[];
                        comments: {
                            id: number;
                            /** @enum {string} */
                            kind: "Note" | "Call" | "Email" | "Visit";
                            body: string;
                            /** Format: date-time */
                            at: string;
                            author: string;
                        }[];
                        allowed: ("assign" | "begin")[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    assignSale: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    subject?: string;
                    comment?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        reference: string;
                        /** @enum {string} */
                        status: "Draft" | "Submitted" | "Assigned" | "InProgress" | "Rejected" | "Cancelled" | "Done";
                        /** Format: date-time */
                        created: string;
                        customer: {
                            id: number;
                            name: string;
                            phone: string | null;
                        };
                        area: {
                            id: number;
                            name: string;
                            nameAr: string;
                        } | null;
                        assignee: {
                            subject: string;
                            name: string;
                        } | null;
                        assigned: string | null;
                        bookings: {
                            id: number;
                            reference: string;
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                            title: string;
                            price: number;
                        }[];
                        timeline: {
                            id: number;
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Assigned" | "InProgress" | "Rejected" | "Cancelled" | "Done";
                            comment: string | null;
                            /** Format: date-time */
                            at: string;
                            author: string | null;
                        }[];
                        comments: {
                            id: number;
                            /** @enum {string} */
                            kind: "Note" | "Call" | "Email" | "Visit";
                            body: string;
                            /** Format: date-time */
                            at: string;
                            author: string;
                        }[];
                        allowed: ("assign" | "begin")[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    addSaleComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "Note" | "Call" | "Email" | "Visit";
                    body: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        reference: string;
                        /** @enum {string} */
                        status: "Draft" | "Submitted" | "Assigned" | "InProgress" | "Rejected" | "Cancelled" | "Done";
                        /** Format: date-time */
                        created: string;
                        customer: {
                            id: number;
                            name: string;
                            phone: string | null;
                        };
                        area: {
                            id: number;
                            name: string;
                            nameAr: string;
                        } | null;
                        assignee: {
                            subject: string;
                            name: string;
                        } | null;
                        assigned: string | null;
                        bookings: {
                            id: number;
                            reference: string;
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
                            title: string;
                            price: number;
                        }[];
                        timeline: {
                            id: number;
                            /** @enum {string} */
                            status: "Draft" | "Submitted" | "Assigned" | "InProgress" | "Rejected" | "Cancelled" | "Done";
                            comment: string | null;
                            /** Format: date-time */
                            at: string;
                            author: string | null;
                        }[];
                        comments: {
                            id: number;
                            /** @enum {string} */
                            kind: "Note" | "Call" | "Email" | "Visit";
                            body: string;
                            /** Format: date-time */
                            at: string;
                            author: string;
                        }[];
                        allowed: ("assign" | "begin")[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    listPurchases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        reference: string;
                        /** @enum {string} */
                        type: "Purchase" | "TradeIn";
                        /** @enum {string} */
                        status: "Submited" | "Accepted" | "Rejected" | "TechnicalExpertiseSubmitted" | "TechnicalExpertisePendingEdit" | "QuotationRejected" | "QuotationAccepted" | "CustomerRejected" | "CustomerNegociated" | "CustomerAccepted" | "Deactivated" | "DocumentsSubmited" | "DocumentsRejected" | "DocumentsAccepted" | "Billed" | "DocumentsConformityRejected" | "DocumentsConformityAccepted" | "Complete" | "TransferedToIntermediation" | "Canceled" | "TransferedToAd";
                        vehicle: {
                            title: string;
                            year: number | null;
                            mileage: number | null;
                        };
                        storageArea: {
                            id: number;
                            name: string;
                            nameAr: string;
                        } | null;
                        quotation: number | null;
                        quotationUntil: string | null;
                        actions: string[];
                        statuses: {
                            /** @enum {string} */
                            type: "Submited" | "Accepted" | "Rejected" | "TechnicalExpertiseSubmitted" | "TechnicalExpertisePendingEdit" | "QuotationRejected" | "QuotationAccepted" | "CustomerRejected" | "CustomerNegociated" | "CustomerAccepted" | "Deactivated" | "DocumentsSubmited" | "DocumentsRejected" | "DocumentsAccepted" | "Billed" | "DocumentsConformityRejected" | "DocumentsConformityAccepted" | "Complete" | "TransferedToIntermediation" | "Canceled" | "TransferedToAd";
                            /** Format: date-time */
                            created: string;
                        }[];
                        documents: number;
                        /** Format: date-time */
                        created: string;
                    }[];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    uploadDocument: {
        parameters: {
            query: {
                Id: number;
                Type: "VehicleCheckPartImage" | "VehicleGrayCard" | "VehicleRoadTax" | "VehiclePowerOfAttorney" | "VehicleTechnicalVisit" | "VehicleWithdrawal" | "VehiclePicture" | "VehicleGalleryPicture" | "VehicleInfoSheet" | "VehicleCertificate" | "VehicleWarranty" | "PurchaseInvoice" | "CustomerCIN" | "CustomerRC" | "QuotationSheet" | "TradeInVoucher" | "BankTransferCommitment" | "PurchaseVoucher" | "SaleProforma" | "PurchaseOrder" | "DeliveryForm" | "BookingSimulation" | "TransferPV" | "ExpertiseSheet" | "CustomerCompanyStatus" | "CustomerCompanyWithdrawal" | "IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "IntermediationExpertiseSheet" | "SaleRecoveryRequest" | "SaleRecoveryExpertiseSheet" | "SaleRecoveryVoucher" | "IntermediationVehiclePicture" | "Banner" | "PublicExpertiseSheet" | "QualityControlSheet" | "DeliveryVoucher" | "ReleaseVoucher" | "WebsiteElementImage" | "VehicleAdPicture";
                Spec?: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    File: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        uri: string;
                        mimeType: string;
                        fileName: string;
                        size: number;
                        isGenerated: boolean;
                        /** @enum {string} */
                        type: "VehicleCheckPartImage" | "VehicleGrayCard" | "VehicleRoadTax" | "VehiclePowerOfAttorney" | "VehicleTechnicalVisit" | "VehicleWithdrawal" | "VehiclePicture" | "VehicleGalleryPicture" | "VehicleInfoSheet" | "VehicleCertificate" | "VehicleWarranty" | "PurchaseInvoice" | "CustomerCIN" | "CustomerRC" | "QuotationSheet" | "TradeInVoucher" | "BankTransferCommitment" | "PurchaseVoucher" | "SaleProforma" | "PurchaseOrder" | "DeliveryForm" | "BookingSimulation" | "TransferPV" | "ExpertiseSheet" | "CustomerCompanyStatus" | "CustomerCompanyWithdrawal" | "IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "IntermediationExpertiseSheet" | "SaleRecoveryRequest" | "SaleRecoveryExpertiseSheet" | "SaleRecoveryVoucher" | "IntermediationVehiclePicture" | "Banner" | "PublicExpertiseSheet" | "QualityControlSheet" | "DeliveryVoucher" | "ReleaseVoucher" | "WebsiteElementImage" | "VehicleAdPicture";
                        /** @enum {string} */
                        spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                        /** @enum {string} */
                        status: "None" | "Accepted" | "Rejected" | "Published" | "Preview";
                        comment: string | null;
                        imagesOrder: number;
                        version: number;
                        hash: string | null;
                        width: number | null;
                        height: number | null;
                        language: ("fr" | "ar") | null;
                        superseded: string | null;
                        created: string;
                        validated: string | null;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    uploadDocument2: {
        parameters: {
            query: {
                Id: number;
                Type: "VehicleCheckPartImage" | "VehicleGrayCard" | "VehicleRoadTax" | "VehiclePowerOfAttorney" | "VehicleTechnicalVisit" | "VehicleWithdrawal" | "VehiclePicture" | "VehicleGalleryPicture" | "VehicleInfoSheet" | "VehicleCertificate" | "VehicleWarranty" | "PurchaseInvoice" | "CustomerCIN" | "CustomerRC" | "QuotationSheet" | "TradeInVoucher" | "BankTransferCommitment" | "PurchaseVoucher" | "SaleProforma" | "PurchaseOrder" | "DeliveryForm" | "BookingSimulation" | "TransferPV" | "ExpertiseSheet" | "CustomerCompanyStatus" | "CustomerCompanyWithdrawal" | "IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "IntermediationExpertiseSheet" | "SaleRecoveryRequest" | "SaleRecoveryExpertiseSheet" | "SaleRecoveryVoucher" | "IntermediationVehiclePicture" | "Banner" | "PublicExpertiseSheet" | "QualityControlSheet" | "DeliveryVoucher" | "ReleaseVoucher" | "WebsiteElementImage" | "VehicleAdPicture";
                Spec?: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    File: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        uri: string;
                        mimeType: string;
                        fileName: string;
                        size: number;
                        isGenerated: boolean;
                        /** @enum {string} */
                        type: "VehicleCheckPartImage" | "VehicleGrayCard" | "VehicleRoadTax" | "VehiclePowerOfAttorney" | "VehicleTechnicalVisit" | "VehicleWithdrawal" | "VehiclePicture" | "VehicleGalleryPicture" | "VehicleInfoSheet" | "VehicleCertificate" | "VehicleWarranty" | "PurchaseInvoice" | "CustomerCIN" | "CustomerRC" | "QuotationSheet" | "TradeInVoucher" | "BankTransferCommitment" | "PurchaseVoucher" | "SaleProforma" | "PurchaseOrder" | "DeliveryForm" | "BookingSimulation" | "TransferPV" | "ExpertiseSheet" | "CustomerCompanyStatus" | "CustomerCompanyWithdrawal" | "IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "IntermediationExpertiseSheet" | "SaleRecoveryRequest" | "SaleRecoveryExpertiseSheet" | "SaleRecoveryVoucher" | "IntermediationVehiclePicture" | "Banner" | "PublicExpertiseSheet" | "QualityControlSheet" | "DeliveryVoucher" | "ReleaseVoucher" | "WebsiteElementImage" | "VehicleAdPicture";
                        /** @enum {string} */
                        spec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
                        /** @enum {string} */
                        status: "None" | "Accepted" | "Rejected" | "Published" | "Preview";
                        comment: string | null;
                        imagesOrder: number;
                        version: number;
                        hash: string | null;
                        width: number | null;
                        height: number | null;
                        language: ("fr" | "ar") | null;
                        superseded: string | null;
                        created: string;
                        validated: string | null;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    getPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        state: "Started" | "Approved" | "Captured" | "ToReturn" | "Returned" | "Expired";
                        amount: number;
                        /** Format: date-time */
                        expires: string;
                        payable: boolean;
                        refusal: ("Refused" | "Funds" | "CardExpired" | "NotAllowed" | "Security" | "Later") | null;
                        returnReason: ("HoldOver" | "CarGone" | "Rejected" | "Cancelled" | "Recovered") | null;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    startPaymentAttempt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uri */
                        action: string;
                        fields: {
                            [key: string]: string;
                        };
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    takePaymentCallback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    comeBackFromGate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                result: "ok" | "fail";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    listPaymentsNeedingHands: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** Format: uuid */
                        paymentId: string;
                        /** @enum {string} */
                        purpose: "BookingDeposit" | "AdBoost";
                        ownerId: number;
                        amount: number;
                        /** @enum {string} */
                        state: "Started" | "Approved" | "Captured" | "ToReturn" | "Returned" | "Expired";
                        oid: string;
                        wanted: ("Captured" | "Returned") | null;
                        /** @enum {string} */
                        atGate: "Unknown" | "Refused" | "Authorised" | "Captured" | "Returned";
                        fault: string | null;
                        /** Format: date-time */
                        since: string;
                    }[];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    retryPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
    settlePayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    comment: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        status?: string;
                        actions?: string[];
                        opens?: string;
                    };
                };
            };
        };
    };
}
