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
        get?: never;
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
                        financing: boolean;
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
                IsCertified?: boolean;
                IsControlled?: boolean;
                IsRepaired?: boolean;
                IsFirstHand?: boolean;
                IsPromoted?: boolean;
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
                IsCertified?: boolean;
                IsControlled?: boolean;
                IsRepaired?: boolean;
                IsFirstHand?: boolean;
                IsPromoted?: boolean;
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
                        financing: boolean;
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
                    };
                };
            };
        };
    };
}
