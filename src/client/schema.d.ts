// Generated from docs/openapi.json by tools/generate.ts.
export interface paths {
    "/api/antiforgery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sets the anti-forgery cookie, whose value calls that change something send back in a header */
        get: operations["getAntiForgeryToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/openid-configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Discovery document of the identity provider (OpenID Connect Discovery 1.0) */
        get: operations["getOpenIdConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Public keys by which tokens are verified (RS256) */
        get: operations["getSigningKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_configuration/{client}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a registered client needs for the sign-in: its addresses and scopes */
        get: operations["getClientConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Begins a sign-in: opened in a browser, ends at redirect_uri with a code (PKCE is required) */
        get: operations["authorize"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives the tokens for a code, or fresh ones for a refresh token; each refresh token is good for one use */
        post: operations["getTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/userinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who the access token speaks for, as far as its scopes go */
        get: operations["getUserInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/revocation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a refresh token and what came of it (RFC 7009) */
        post: operations["revokeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/endsession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Signs out: opened in a browser, ends at post_logout_redirect_uri */
        get: operations["endSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/checksession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The frame that tells a page whether the session still lasts (OpenID Connect Session Management) */
        get: operations["getSessionFrame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The page on which an account is opened */
        get: operations["openRegisterPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/manage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The page of the own account: profile, password, devices, personal data */
        get: operations["openAccountPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/forgotten": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The page that sends a link for a new password */
        get: operations["openForgottenPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/appointments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the appointments at the stores of the caller from a day on, by time, with the load of each store and the deliveries without an hour. Omits cancelled appointments
         * @description Roles: agent, expert, controller, manager, admin.
         */
        get: operations["listAgenda"];
        put?: never;
        /**
         * Books a visit, test drive or delivery. With a booking reference the person is its customer; else name and phone are required. SlotTaken when no place is free
         * @description Roles: agent, expert, manager.
         */
        post: operations["addAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/appointments/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Blocks places of a store for some hours of a day. SlotTaken when too few are free throughout; move their appointments first
         * @description Roles: agent, expert, manager.
         */
        post: operations["blockPlaces"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/appointments/{id}/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels an appointment made by staff, or records its outcome once it has begun. NotFound for one that belongs to a request
         * @description Roles: agent, expert, manager.
         */
        post: operations["endAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/appointments/blocks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Frees a blocked place. NotFound for any other appointment or a store that the caller cannot access
         * @description Roles: agent, expert, manager.
         */
        delete: operations["freePlace"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/stores/{id}/capacities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the capacity and duration of each appointment kind at a store
         * @description Roles: editor, manager, admin.
         */
        get: operations["listStoreCapacities"];
        /**
         * Replaces the capacities of a store. `was` holds the values that the caller read. Existing appointments stay
         * @description Roles: editor, manager, admin.
         */
        put: operations["changeStoreCapacities"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments/{key}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns an appointment as an iCalendar file */
        get: operations["getCalendarFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments/firstslots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the next free time at each store; null when none is bookable */
        get: operations["listFirstSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the times for appointments at a store by day, with the free places */
        get: operations["listSlots"];
        put?: never;
        post?: never;
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
        /** Compares two or three different vehicles, in the requested order; includes a sold one while its page is visible */
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
        /** Returns the financing terms: rate, VAT, durations, advance limits, fee and lender */
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
        /** Simulates the monthly payment of a vehicle at its current price; indicative, not a credit offer. Stores nothing */
        post: operations["simulateVehicle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/estimates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Estimates the sale price of a vehicle from comparable ones; stores the estimate under the returned key, which alone grants access */
        post: operations["createEstimate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicleads/{id}/worth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Estimates the vehicle of an advert of the caller; 204 with too few comparable vehicles, or without year or mileage
         * @description Roles: customer.
         */
        get: operations["getVehicleAdWorth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/estimates/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a stored estimate with the current terms of the selling options. NotFound after expiry */
        get: operations["getEstimate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/estimates/plates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finds model and year of a vehicle formerly on sale by its plate; null for an unknown plate. Does not store the plate */
        post: operations["recogniseCar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicleads/{id}/worth/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the price of an advert of the caller and the value of comparable vehicles by day: the last sixty known days, the oldest first. Omits days with too few comparable vehicles
         * @description Roles: customer.
         */
        get: operations["listVehicleAdPriceDays"];
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
        /** Counts vehicles per value of every filter with all other filters applied; returns histograms and total */
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
        /** Returns the number of vehicles on sale */
        get: operations["getStockCount"];
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
        /** Lists one page of the vehicles on sale that match the filters, with the exact total */
        get: operations["listVehicles"];
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
        /** Parses a query in French, Arabic or Darija into filters and returns completions with live counts */
        get: operations["suggest"];
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
        /**
         * Lists the vehicles in the areas of the caller, with counts by status
         * @description Roles: agent, expert, controller, manager, admin.
         */
        get: operations["listStock"];
        put?: never;
        /**
         * Creates a vehicle as a draft
         * @description Roles: agent, manager, admin.
         */
        post: operations["addStock"];
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
        /**
         * Reorders all pictures of a vehicle and sets the angle of each
         * @description Roles: agent, manager, admin.
         */
        put: operations["arrangePictures"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/vehicles/{id}/floorprice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets or removes the floor price, below which advisers need manager approval
         * @description Roles: manager, admin.
         */
        put: operations["floorStock"];
        post?: never;
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
        /**
         * Returns a stock vehicle with all fields, its history and available actions
         * @description Roles: agent, expert, controller, manager, admin.
         */
        get: operations["getStock"];
        /**
         * Saves the fields of a vehicle if `revision` is still current
         * @description Roles: agent, manager, admin.
         */
        put: operations["saveStock"];
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
        /**
         * Moves a vehicle to its next status. A transfer needs a destination and, for a published vehicle, the arrival day; withdrawing from the site needs a comment
         * @description Roles: agent, manager, admin.
         */
        post: operations["moveStock"];
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
        /**
         * Promotes (with a proven former price), features (not above the market) or archives a vehicle, or reverts that. A certification can only be removed
         * @description Roles: manager, admin.
         */
        put: operations["switchStock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/vehicles/{id}/model": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Assigns a listed model to a vehicle whose seller typed make or model. `adds` adds missing names to the list for everybody; without it they fail with `unlisted`. VehicleNotFound when the model is already listed
         * @description Roles: agent, manager, admin.
         */
        put: operations["listModel"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/vehicles/{id}/price/{changeId}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approves a price requested by somebody else; `price` repeats the amount. Forbidden for the requester
         * @description Roles: manager, admin.
         */
        post: operations["approveStockPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/pricechanges/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts the stock prices awaiting a decision of the caller
         * @description Roles: manager, admin.
         */
        get: operations["countStockPrices"];
        put?: never;
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
        /**
         * Sets the price if the value that the caller read is still current. The price of a public vehicle takes effect after ten seconds. A doubtful price fails with the reason `doubtfulPrice` until `confirmed` repeats it, and then needs the approval of a second person
         * @description Roles: manager, admin.
         */
        post: operations["priceStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/vehicles/{id}/price/{changeId}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels a price not yet in effect: refuses it, withdraws the own request, or undoes it within ten seconds
         * @description Roles: manager, admin.
         */
        post: operations["refuseStockPrice"];
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
        /**
         * Reorders all tasks of a vehicle
         * @description Roles: agent, controller, manager, admin.
         */
        put: operations["orderTasks"];
        /**
         * Appends an administrative task to a vehicle
         * @description Roles: agent, controller, manager, admin.
         */
        post: operations["addTask"];
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
        /**
         * Moves a task to its next status
         * @description Roles: agent, controller, manager, admin.
         */
        post: operations["moveTask"];
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
        /**
         * Changes the text of a task if it is still what the caller read
         * @description Roles: agent, controller, manager, admin.
         */
        put: operations["saveTask"];
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
        /** Returns the public data of a published, reserved or recently sold vehicle */
        get: operations["getVehicle"];
        put?: never;
        post?: never;
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
        /** Lists featured vehicles, the latest published first */
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
        /** Lists promoted vehicles, the latest published first */
        get: operations["listPromotedVehicles"];
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
        /** Lists available vehicles similar to this one, the most similar first */
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
        /** Lists the equipment of a vehicle by category */
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
        /** Redirects (303) to the newest PDF data sheet of a vehicle in the language of the request; reprints it when the vehicle has changed */
        get: operations["getVehicleSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/vehicles/{id}/{language}.jpeg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the preview picture of a shared vehicle link: first picture, name and facts, 1200 × 630; without the price, which can change after sharing */
        get: operations["getSharePicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the alerts of the caller, the latest first
         * @description Roles: customer.
         */
        get: operations["listAlerts"];
        put?: never;
        /**
         * Stores a search as an alert. The same search returns the existing alert, reactivated
         * @description Roles: customer.
         */
        post: operations["createAlert"];
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
        /**
         * Returns the preference of the caller, their latest alert; 204 when there is none
         * @description Roles: customer.
         */
        get: operations["getPreference"];
        /**
         * Replaces the criteria of the preference of the caller, or creates one; omitted notification options stay unchanged
         * @description Roles: customer.
         */
        put: operations["savePreference"];
        /**
         * Stores search criteria as the preference of the caller, their latest alert
         * @description Roles: customer.
         */
        post: operations["createPreference"];
        /**
         * Deletes the preference of the caller, or the given alert
         * @description Roles: customer.
         */
        delete: operations["deletePreference"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/alerts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns an alert of the caller
         * @description Roles: customer.
         */
        get: operations["getAlert"];
        /**
         * Replaces the criteria and notification options of an alert of the caller
         * @description Roles: customer.
         */
        put: operations["saveAlert"];
        post?: never;
        /**
         * Deletes an alert of the caller
         * @description Roles: customer.
         */
        delete: operations["deleteAlert"];
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
        /**
         * Returns an alert of the caller
         * @description Roles: customer.
         */
        get: operations["getAlert2"];
        put?: never;
        post?: never;
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
        /** Resumes an alert by the token of its mails */
        post: operations["resumePreference"];
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
        /** Stops an alert by the token of its mails, from its page or the mail program. Idempotent */
        post: operations["stopPreference"];
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
        /**
         * Reactivates a customer card
         * @description Roles: manager, admin.
         */
        post: operations["activateCustomer"];
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
        /**
         * Finds customers by name, phone, e-mail or plate of a booked vehicle; without a search lists the latest first
         * @description Roles: agent, expert, controller, manager, admin.
         */
        get: operations["listCustomers"];
        put?: never;
        /**
         * Creates a customer card for a store visitor or phone caller. It joins the account that confirms the same e-mail or phone
         * @description Roles: agent, manager, admin.
         */
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
        /**
         * Deactivates a customer card: its owner can still sign in but not act on the site
         * @description Roles: manager, admin.
         */
        post: operations["deactivateCustomer"];
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
        /**
         * Returns the customer card of the caller; creates it on the first call of a new account
         * @description Roles: customer.
         */
        get: operations["getCurrentCustomer"];
        /**
         * Changes the postal address of the caller; name, e-mail and phone are changed at the identity provider
         * @description Roles: customer.
         */
        put: operations["updateCurrentCustomer"];
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
        /**
         * Returns a customer card to its owner or staff; NotFound for any other caller
         * @description Roles: customer, agent, expert, controller, manager, admin.
         */
        get: operations["getCustomer"];
        put?: never;
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
        /**
         * Grants and withdraws consents of the caller; omitted purposes and channels stay unchanged
         * @description Roles: customer.
         */
        put: operations["updateConsents"];
        post?: never;
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
        /**
         * Lists the bookings of a customer that the caller can access, the latest first
         * @description Roles: agent, expert, controller, manager, admin.
         */
        get: operations["listCustomerBookings"];
        put?: never;
        post?: never;
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
        /**
         * Returns the state of the data export of the caller
         * @description Roles: customer.
         */
        get: operations["getDataExport"];
        put?: never;
        /**
         * Requests a copy of all stored data of the caller; an e-mail announces it. Returns the existing copy when it is at most a day old
         * @description Roles: customer.
         */
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
        /**
         * Downloads a data export: a ZIP with a readable page and JSON; NotFound for any caller but its owner
         * @description Roles: customer.
         */
        get: operations["downloadDataExport"];
        put?: never;
        post?: never;
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
        /** Checks the code of a number; a code works once. Confirms the number on the card of the caller; without an account, allows reservations with it from the same network for an hour */
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
        /** Checks the code of a number; a code works once. Confirms the number on the card of the caller; without an account, allows reservations with it from the same network for an hour */
        post: operations["checkPhoneCode2"];
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
        /** Sends a six-digit code to a Moroccan mobile number; valid for ten minutes, replaces the previous code */
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
        /** Sends a six-digit code to a Moroccan mobile number; valid for ten minutes, replaces the previous code */
        post: operations["sendPhoneCode2"];
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
        /**
         * Saves a vehicle as a favourite. Idempotent
         * @description Roles: customer.
         */
        post: operations["addFavourite"];
        /**
         * Removes a favourite and its price alert. Idempotent
         * @description Roles: customer.
         */
        delete: operations["removeFavourite"];
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
        /**
         * Lists the favourites of the caller, the last saved first
         * @description Roles: customer.
         */
        get: operations["listFavourites"];
        put?: never;
        /**
         * Merges favourites stored on a device; an existing one keeps the earlier date. At most 500 in all
         * @description Roles: customer.
         */
        post: operations["mergeFavourites"];
        delete?: never;
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
        /**
         * Sets a price alert for a vehicle at or below an amount and saves the vehicle; replaces the previous amount
         * @description Roles: customer.
         */
        put: operations["setPriceAlert"];
        post?: never;
        /**
         * Removes the price alert of a favourite. Idempotent
         * @description Roles: customer.
         */
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
        /** Stops a price alert by the token of its message, or all price-drop messages (`all`), without signing in. Idempotent */
        post: operations["stopPriceAlert"];
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
        /**
         * Marks a contact message as answered. Idempotent
         * @description Roles: agent, manager, admin.
         */
        post: operations["answerContactRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contactrequests/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Requests a roadside callback; returns its deadline. The person on duty gets an SMS. Repeating it for the same phone returns the waiting request. NotFound when callbacks are off (setting `assistance.mobile`) */
        post: operations["askForCall"];
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
        /** Confirms a newsletter address by the token of the first message */
        post: operations["confirmNewsletter"];
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
        /**
         * Lists contact messages: waiting ones by urgency, held-back ones, or answered ones
         * @description Roles: agent, manager, admin.
         */
        get: operations["listContactRequests"];
        put?: never;
        /** Sends a contact message or a question about a vehicle; returns the reply deadline. A question about a vehicle needs a phone, any other message an e-mail */
        post: operations["sendContactRequest"];
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
        /**
         * Releases a held-back message that is no spam; its reply deadline starts now
         * @description Roles: agent, manager, admin.
         */
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
        /** Subscribes an address to the newsletter. The response does not reveal whether it was subscribed */
        post: operations["subscribeToNewsletter"];
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
        /** Unsubscribes by the token in every newsletter. Idempotent */
        post: operations["unsubscribeFromNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/newsletter/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the last hundred newsletters with their delivery counts, the newest first
         * @description Roles: editor, manager, admin.
         */
        get: operations["listCampaigns"];
        put?: never;
        /**
         * Creates a newsletter draft
         * @description Roles: editor, manager, admin.
         */
        post: operations["addCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/newsletter/campaigns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a newsletter with its delivery counts
         * @description Roles: editor, manager, admin.
         */
        get: operations["getCampaign"];
        /**
         * Changes a newsletter draft. `version` is the version that the caller read
         * @description Roles: editor, manager, admin.
         */
        put: operations["changeCampaign"];
        post?: never;
        /**
         * Deletes a newsletter draft; sent newsletters stay
         * @description Roles: editor, manager, admin.
         */
        delete: operations["dropCampaign"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/newsletter/readers/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Counts the readers who would get a newsletter now, and those who have not confirmed and get none
         * @description Roles: editor, manager, admin.
         */
        post: operations["countReaders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/newsletter/readers/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exports all confirmed readers with the time and text version of their consent; the export is in the audit log
         * @description Roles: manager, admin.
         */
        post: operations["exportReaders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/newsletter/campaigns/{id}/{step}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Schedules a newsletter complete in every language of its readers, unschedules it, or pauses, resumes or ends its sending
         * @description Roles: manager, admin.
         */
        post: operations["moveCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/newsletter/campaigns/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends the stored newsletter to the caller, in each language with a text
         * @description Roles: editor, manager, admin.
         */
        post: operations["tryCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records whether a visitor consents to analytics; `device` is a random key that the browser created only for this */
        post: operations["chooseConsent"];
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
        /** Downloads a document with its file name, whole (200) or one byte range (206) */
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
        /** Downloads a document with its file name, whole (200) or one byte range (206) */
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
        /** Returns the picture of the first banner shown now; DocumentNotFound when no shown banner has one */
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
        /** Returns the picture of the first banner shown now; DocumentNotFound when no shown banner has one */
        get: operations["getBanner2"];
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
        /** Returns a published picture by id; a number is a vehicle id and returns the first picture of its gallery */
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
        /** Returns a published picture by id; a number is a vehicle id and returns the first picture of its gallery */
        get: operations["getGalleryPicture2"];
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
        /** Returns a published picture in one width and format; the content of the address never changes */
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
        /** Returns a published picture in one width and format; the content of the address never changes */
        get: operations["getPictureVariant2"];
        put?: never;
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
        /** Lists the published pictures of a vehicle in gallery order */
        get: operations["listVehicleDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/upload/parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stores the part of a file (form field File) that starts at Offset. A part that starts elsewhere is ignored; the response holds the next offset. The last part creates the document, once. Incomplete files are deleted after a day
         * @description Roles: customer, agent, expert, controller, manager, editor, admin.
         */
        post: operations["uploadPart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/upload/parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stores the part of a file (form field File) that starts at Offset. A part that starts elsewhere is ignored; the response holds the next offset. The last part creates the document, once. Incomplete files are deleted after a day
         * @description Roles: customer, agent, expert, controller, manager, editor, admin.
         */
        post: operations["uploadPart2"];
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
        /** Checks by its code whether a printed document is genuine and the newest version */
        get: operations["checkPrintout"];
        put?: never;
        post?: never;
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
        /**
         * Accepts or refuses a document sent by a customer; a refusal needs a reason
         * @description Roles: agent, controller, manager, admin.
         */
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
        /**
         * Accepts or refuses a document sent by a customer; a refusal needs a reason
         * @description Roles: agent, controller, manager, admin.
         */
        post: operations["reviewDocument2"];
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
        /**
         * Deletes a document; it can be restored
         * @description Roles: customer, agent, expert, controller, manager, editor, admin.
         */
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
        /**
         * Deletes a document; it can be restored
         * @description Roles: customer, agent, expert, controller, manager, editor, admin.
         */
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
        /**
         * Restores a deleted document
         * @description Roles: customer, agent, expert, controller, manager, editor, admin.
         */
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
        /**
         * Restores a deleted document
         * @description Roles: customer, agent, expert, controller, manager, editor, admin.
         */
        post: operations["restoreDocument2"];
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
        /**
         * Stores the file of the form field File as a document of the given type for the record Id
         * @description Roles: customer, agent, expert, controller, manager, editor, admin.
         */
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
        /**
         * Stores the file of the form field File as a document of the given type for the record Id
         * @description Roles: customer, agent, expert, controller, manager, editor, admin.
         */
        post: operations["uploadDocument2"];
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
        /** Receives delivery reports of the mail or SMS provider; header x-bounce-secret holds BOUNCE_SECRET. Idempotent */
        post: operations["reportBounces"];
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
        /**
         * Lifts the suppression of a corrected address; complaints of its owner stay in force
         * @description Roles: manager, admin.
         */
        post: operations["liftSuppression"];
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
        /**
         * Lists the outbox, the latest first: waiting, sent and failed messages, by recipient or customer; without their text
         * @description Roles: agent, manager, admin.
         */
        get: operations["listMessages"];
        put?: never;
        post?: never;
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
        /**
         * Lists suppressed addresses, the latest first
         * @description Roles: manager, admin.
         */
        get: operations["listSuppressed"];
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
        /**
         * Sends a waiting or abandoned message now; one without its text stays unchanged
         * @description Roles: manager, admin.
         */
        post: operations["retryMessage"];
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
        /** Returns the state of a payment; its id grants access. The confirmation of the bank counts, not the return of the browser */
        get: operations["getPayment"];
        put?: never;
        post?: never;
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
        /** Redirects the browser returning from the gateway (303) to the result page; changes no state */
        post: operations["returnFromGateway"];
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
        /**
         * Lists attempts that the gateway did not settle automatically, the oldest first
         * @description Roles: controller, manager, admin.
         */
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
        /**
         * Retries the gateway request of an attempt
         * @description Roles: controller, manager, admin.
         */
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
        /**
         * Records that an attempt was settled outside, at the gateway or by transfer, and how
         * @description Roles: controller, manager, admin.
         */
        post: operations["settlePayment"];
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
        /** Starts a payment attempt with its own order number; returns the form that the browser posts to the card gateway */
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
        /** Payment gateway callback (signed). Returns what the gateway does with the money: ACTION=POSTAUTH, APPROVED or FAILURE */
        post: operations["takePaymentCallback"];
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
        /** Lists the public holidays of a year, the earliest first */
        get: operations["listHolidays"];
        put?: never;
        /**
         * Adds a holiday to the calendar used to compute deadlines
         * @description Roles: manager, admin.
         */
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
        /**
         * Corrects the date or name of a holiday, such as one that depends on the moon
         * @description Roles: manager, admin.
         */
        put: operations["changeHoliday"];
        post?: never;
        /**
         * Deletes a holiday from the calendar
         * @description Roles: manager, admin.
         */
        delete: operations["dropHoliday"];
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
        /** Returns the badge of a brand as SVG */
        get: operations["getBrandIcon"];
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
        /** Lists the badge of every brand: its address and the picture as a data address */
        get: operations["listBrandIcons"];
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
        /** Lists the models of a brand, given by any usual name (VW, Mercedes, رونو) */
        get: operations["listBrandModels"];
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
        /** Lists all brands without their models, in alphabetical order */
        get: operations["listBrands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the canonical (French) names of all cities, in alphabetical order: the values of the filter Cities */
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
        /** Lists all cities with their names, region and coordinates */
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
        /** Lists feature categories (interior, exterior) with their features */
        get: operations["listFeatures"];
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
        /** Lists the models of the given brands, or of all brands */
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
        /** Lists the models of the given brands, or of all brands */
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
        /** Lists the models of the given brands, or of all brands */
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
        /** Returns the public settings: names, phone and hours of the customer centre, deposit, limits */
        get: operations["listPublicSettings"];
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
        /** Lists every text of the product in the language of the caller: key (namespace.key) and ICU message */
        get: operations["listResources"];
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
        /** Lists the cities that have a store */
        get: operations["listStorageAreaCities"];
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
        /** Lists the stores open to the public, with location, phone and hours */
        get: operations["listStorageAreas"];
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
        /**
         * Changes a setting with immediate effect. `was` is the value that the caller read: SettingChanged when it differs now
         * @description Roles: manager, admin.
         */
        put: operations["changeSetting"];
        post?: never;
        delete?: never;
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
        /**
         * Lists all settings with value, default, type, unit, limits and last editor
         * @description Roles: manager, admin.
         */
        get: operations["listSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/stores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists all stores, including those closed to the public, with their dependent records
         * @description Roles: editor, manager, admin.
         */
        get: operations["listStores"];
        put?: never;
        /**
         * Adds a store, immediately visible to visitors
         * @description Roles: editor, manager, admin.
         */
        post: operations["addStore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/stores/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a store. `version` is the version that the caller read
         * @description Roles: editor, manager, admin.
         */
        put: operations["changeStore"];
        post?: never;
        delete?: never;
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
        /**
         * Lists audit entries, the latest first; filters by staff member, action, record and day in Morocco
         * @description Roles: manager, admin.
         */
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
        /**
         * Lists the people, actions and record kinds in the audit log
         * @description Roles: manager, admin.
         */
        get: operations["listAuditNames"];
        put?: never;
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
        /**
         * Adds days on which a staff member receives no new sales
         * @description Roles: manager, admin.
         */
        post: operations["addAbsence"];
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
        /**
         * Lists current and former staff with roles, areas, open sales and coming absences
         * @description Roles: manager, admin.
         */
        get: operations["listStaff"];
        put?: never;
        /**
         * Adds an account to the staff; creates it if necessary and sends an invitation to choose a password
         * @description Roles: admin.
         */
        post: operations["addStaffMember"];
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
        /**
         * Changes the agents who receive new sales of an area by weekday; only agents bound to it
         * @description Roles: manager, admin.
         */
        put: operations["changeRota"];
        post?: never;
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
        /**
         * Changes the roles and areas of a staff member; at least one admin must remain
         * @description Roles: admin.
         */
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
        /**
         * Removes a member from the staff and ends all their sessions; their customer account stays
         * @description Roles: admin.
         */
        post: operations["deactivateStaffMember"];
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
        /**
         * Deletes an absence
         * @description Roles: manager, admin.
         */
        delete: operations["dropAbsence"];
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
        /**
         * Returns the caller as a staff member: name, roles and assigned areas
         * @description Roles: agent, expert, controller, manager, editor, admin.
         */
        get: operations["getCurrentStaff"];
        put?: never;
        post?: never;
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
        /**
         * Resends the invitation to a staff member who has not signed in yet
         * @description Roles: admin.
         */
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
        /**
         * Lists the rota of every open storage area, with its agents and the next assignee
         * @description Roles: manager, admin.
         */
        get: operations["listRotas"];
        put?: never;
        post?: never;
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
        /**
         * Reactivates a former staff member with their previous roles
         * @description Roles: admin.
         */
        post: operations["reactivateStaffMember"];
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
        /**
         * Finds records by reference, plate, chassis number, phone, e-mail or name in any notation; bookings and sales only in the areas of the caller
         * @description Roles: agent, expert, controller, manager, admin.
         */
        get: operations["searchRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/boostpacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists all boost packs, including inactive ones
         * @description Roles: agent, controller, manager, admin.
         */
        get: operations["listStaffBoostPacks"];
        put?: never;
        /**
         * Adds a boost pack
         * @description Roles: manager, admin.
         */
        post: operations["addBoostPack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicleads/{id}/boost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts the card payment of a boost pack for a published advert of the caller. Returns the open payment when one can still be paid. The days start when the bank confirms, after any days left
         * @description Roles: customer.
         */
        post: operations["boostVehicleAd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicleads/boostpack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the boost packs on sale, the shortest first */
        get: operations["listBoostPacks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/boosts/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists boost refunds for unused days: refunds to pay by hand first, the oldest first
         * @description Roles: controller, manager, admin.
         */
        get: operations["listBoostRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/boosts/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records that a boost refund was paid by hand, with its reference
         * @description Roles: controller, manager, admin.
         */
        post: operations["noteBoostRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicleads/{id}/boost/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refunds the unused days of a boost for an advert that is off sale. TransitionNotAllowed while it is published or will be republished automatically, or when no day is left
         * @description Roles: customer.
         */
        post: operations["refundVehicleAdBoost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/boostpacks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes or deactivates a boost pack; existing purchases keep their terms
         * @description Roles: manager, admin.
         */
        put: operations["saveBoostPack"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicleads/{id}/appeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Appeals once against a refusal, with a comment
         * @description Roles: customer.
         */
        post: operations["appealVehicleAd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicleads/{id}/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reorders all photos of an editable advert; the first is the main one. EditConflict when the list is not complete
         * @description Roles: customer.
         */
        put: operations["arrangeVehicleAdPhotos"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicleads/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a published advert out of the search; it can be republished unchanged. Refunds the unused days of a boost. The page of a sold vehicle stays visible for `vehicles.soldPageDays`. `sold` states whether and where it was sold, `price` the sale price
         * @description Roles: customer.
         */
        post: operations["deactivateVehicleAd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicleads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns an advert of the caller
         * @description Roles: customer.
         */
        get: operations["getVehicleAd"];
        put?: never;
        post?: never;
        /**
         * Deletes a draft with its photos. TransitionNotAllowed for any other advert
         * @description Roles: customer.
         */
        delete: operations["deleteVehicleAd"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicleads/vehicle/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the advert of the caller for a vehicle id
         * @description Roles: customer.
         */
        get: operations["getVehicleAdOfVehicle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicleads/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the photos and documents of an advert of the caller; `types` filters by document type
         * @description Roles: customer.
         */
        get: operations["listVehicleAdDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicleads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the adverts of the caller, the latest first
         * @description Roles: customer.
         */
        get: operations["listVehicleAds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicleads/{id}/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the price. A published advert shows it immediately, next to the old one. A price far from the last approved price or the market fails with `doubtfulPrice` until `confirmed` repeats it; then a published advert returns to review and stays public at the approved price. Sending the approved price again withdraws the new one. TransitionNotAllowed while the advert itself is under review
         * @description Roles: customer.
         */
        post: operations["priceVehicleAd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicleads/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submits a draft for review, or publishes an accepted or withdrawn advert. Saves the fields sent with it first. BadRequest lists every missing field
         * @description Roles: customer.
         */
        post: operations["publishVehicleAd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicleads/{id}/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renews an advert: restarts the publication period of a published one, republishes an expired one unchanged
         * @description Roles: customer.
         */
        post: operations["renewVehicleAd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicleads/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates or changes an advert. An accepted or published one returns to review and its vehicle leaves the search until then; one under review, refused or deactivated becomes a draft
         * @description Roles: customer.
         */
        post: operations["saveVehicleAd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicleads/conversations/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a message in a conversation of the caller. The recipient gets one e-mail or SMS until they read it
         * @description Roles: customer.
         */
        post: operations["answerAdConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicleads/conversations/{id}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Blocks the other participant from writing to the caller about any advert; their attempts fail with that reason
         * @description Roles: customer.
         */
        put: operations["blockAdPerson"];
        post?: never;
        /**
         * Unblocks the other participant of a conversation
         * @description Roles: customer.
         */
        delete: operations["unblockAdPerson"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicleads/conversations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a conversation of the caller with its newest 500 messages
         * @description Roles: customer.
         */
        get: operations["getAdConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/vehicleads/conversations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a reported conversation about an advert; NotFound for any other. Forbidden for a participant
         * @description Roles: agent, manager, admin.
         */
        get: operations["getReportedAdConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicleads/vehicle/{id}/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns how to contact the seller of an advertised vehicle, by vehicle id. VehicleNotFound when it has no private seller */
        get: operations["getSellerContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicleads/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the advert conversations of the caller, as buyer and as seller, the latest first
         * @description Roles: customer.
         */
        get: operations["listAdConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicleads/conversations/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks messages as read up to a given one; later messages are notified again
         * @description Roles: customer.
         */
        post: operations["readAdConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicleads/conversations/{id}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports the other participant; staff can then read the conversation. Idempotent while a report is open
         * @description Roles: customer.
         */
        post: operations["reportAdConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicleads/conversations/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Ends a conversation: neither participant can write in it
         * @description Roles: customer.
         */
        put: operations["stopAdConversation"];
        post?: never;
        /**
         * Resumes a conversation that the caller ended. ConversationClosed when somebody else ended it
         * @description Roles: customer.
         */
        delete: operations["resumeAdConversation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/vehicleads/conversations/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends a reported conversation permanently
         * @description Roles: agent, manager, admin.
         */
        post: operations["stopReportedAdConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicleads/vehicle/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a message to the seller of an advertised vehicle, by vehicle id; starts or continues a conversation. Forbidden for the own advert. Neither participant sees the address of the other
         * @description Roles: customer.
         */
        post: operations["writeToSeller"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/vehicleads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns an advert with its risk factors and similar vehicles
         * @description Roles: agent, manager, admin.
         */
        get: operations["getStaffVehicleAd"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/vehicleads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists adverts for staff: those under review by risk, then by review deadline
         * @description Roles: agent, manager, admin.
         */
        get: operations["listStaffVehicleAds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/vehicleads/{id}/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accepts an advert, requests corrections, refuses it, undoes one of these within ten seconds (the seller is notified afterwards), or takes a published one offline: withdrawn counts as refused, deactivated can be republished. A refusal needs reason codes and a text for the seller; a correction too, and only the parts named by its reasons are editable until resubmission. Accepting a risk of 60 or more needs an internal explanation
         * @description Roles: agent, manager, admin.
         */
        post: operations["stepVehicleAd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicleads/{id}/technicalexpertises/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the technical inspection of an advert of the caller: its state, and its findings once approved. NotFound without one
         * @description Roles: customer.
         */
        get: operations["getVehicleAdExpertise"];
        /**
         * Requests a technical inspection for an advert at a store, or moves its appointment, to a time of `/api/appointments/slots`
         * @description Roles: customer.
         */
        put: operations["arrangeVehicleAdExpertise"];
        post?: never;
        /**
         * Cancels the technical inspection of an advert before the vehicle has been seen
         * @description Roles: customer.
         */
        delete: operations["cancelVehicleAdExpertise"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicleads/{id}/technicalexpertises/current/publication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publishes the whole report of an accepted inspection on the vehicle page, sealed: no part can be left out or withdrawn. Idempotent
         * @description Roles: customer.
         */
        post: operations["publishVehicleAdExpertise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicleads/vehicle/{id}/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Returns the phone number of the seller, by vehicle id; rate-limited by person and by connection. Counts as a contact in the statistics of the advert. VehicleNotFound when the seller hides it */
        post: operations["showSellerPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/vehicleads/{id}/reports/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Closes the open reports on an advert as Kept, or as Removed once it is offline. Notifies reporters who left an address and deletes it. Forbidden for the own advert; TransitionNotAllowed for Removed while it is online
         * @description Roles: agent, manager, admin.
         */
        post: operations["closeVehicleAdReports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/vehicleads/{id}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the reports on an advert, the newest first
         * @description Roles: agent, manager, admin.
         */
        get: operations["listVehicleAdReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicleads/vehicle/{id}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reports an advert, by vehicle id. At most one report a day for each connection is counted; the response is the same. A reporter who leaves an address is notified of the outcome */
        post: operations["reportVehicleAd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/vehicleads/conversations/{id}/restriction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Blocks a participant of a reported conversation from writing about adverts until lifted, notifies them with the given reason, and ends the conversation permanently
         * @description Roles: agent, manager, admin.
         */
        post: operations["restrictAdPerson"];
        /**
         * Lifts the restriction of a participant of a reported conversation; the conversation stays ended
         * @description Roles: agent, manager, admin.
         */
        delete: operations["liftAdRestriction"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicleads/{id}/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the statistics of an advert of the caller: daily views, favourites, contacts, the same for similar adverts, and advice
         * @description Roles: customer.
         */
        get: operations["getVehicleAdStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicleads/vehicle/{id}/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Counts a page view of an advertised vehicle, by vehicle id, once a day for each visitor; ignores robots, its seller and staff. The response does not depend on it */
        post: operations["countVehicleAdView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicleads/showings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Counts impressions of advertised vehicles in a list, by vehicle ids, once a day for each visitor; ignores robots, their sellers and staff. The response does not depend on it */
        post: operations["countShownVehicleAds"];
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
        /**
         * Accepts a booking: reserves the vehicle for its customer, starts the sale and assigns it
         * @description Roles: agent, manager, admin.
         */
        post: operations["acceptBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclebookings/{id}/acceptPriceFor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records that the customer accepted the new price by phone, in person or in a message; notifies them immediately, they can object for a day
         * @description Roles: agent, manager, admin.
         */
        post: operations["acceptPriceFor"];
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
        /**
         * Records a payment of the customer, at most the open amount and only before the invoice. A cheque is recorded with number, bank and day, once
         * @description Roles: agent, controller, manager, admin.
         */
        post: operations["addReceipt"];
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
        /**
         * Records a refund paid by hand, at most the amount to return
         * @description Roles: controller, manager, admin.
         */
        post: operations["addRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclebookings/{id}/asks/{askId}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approves a request as a second person, never the requester: proposes the price, records the refund, ends the invoiced sale, or cancels the booking as its customer requested (as the step `cancel`)
         * @description Roles: agent, controller, manager, admin.
         */
        post: operations["approveAsk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclebookings/{id}/asks/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests a manager approval for a price below the limit of the caller; replaces an undecided request
         * @description Roles: agent, manager, admin.
         */
        post: operations["askPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclebookings/{id}/asks/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests the approval of a second person for a refund above the limit; approval enters it in the ledger
         * @description Roles: controller, manager, admin.
         */
        post: operations["askRefund"];
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
        /**
         * Creates the invoice once the whole price is settled
         * @description Roles: controller, manager, admin.
         */
        post: operations["billBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclebookings/{id}/cancelBilled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests the cancellation of an invoiced sale from a second person. Approval (approveAsk) issues a credit note for the whole invoice, refunds the money and returns the vehicle to the stock
         * @description Roles: controller, manager, admin.
         */
        post: operations["cancelBilled"];
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
        /**
         * Cancels a booking for the customer; the setting decides on the deposit, the vehicle is free again
         * @description Roles: agent, manager, admin.
         */
        post: operations["cancelVehicleBooking"];
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
        /**
         * Marks the vehicle as ready for delivery: every part of the check list is fine
         * @description Roles: expert, admin.
         */
        post: operations["controlBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclebookings/{id}/correctDelivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Corrects the mileage or day of a delivery: its documents get a new version; warranty and exchange period follow
         * @description Roles: manager, admin.
         */
        post: operations["correctDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclebookings/{id}/correctInvoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Corrects the buyer on an invoice: a credit note cancels it and a new invoice is issued. E-mail and phone stay
         * @description Roles: controller, manager, admin.
         */
        post: operations["correctInvoice"];
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
        /**
         * Delivers the vehicle: sold, warranty and exchange month begin. The customer must have signed (signBooking)
         * @description Roles: agent, manager, admin.
         */
        post: operations["deliverBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclebookings/{id}/buyer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Corrects the buyer until the invoice: name, company, numbers, address. E-mail and phone stay those of the booking. Records every change; printed documents get a new version
         * @description Roles: agent, manager, admin.
         */
        put: operations["editBuyer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclebookings/{id}/exchange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Finds vehicles by reference, plate or chassis number in any notation, each with the difference to pay or refund
         * @description Roles: manager, admin.
         */
        get: operations["listExchangeCars"];
        put?: never;
        /**
         * Takes the vehicle back as recoverBooking does and books another one for the same buyer atomically: payments carry over, the difference is paid or refunded
         * @description Roles: manager, admin.
         */
        post: operations["exchangeBooking"];
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
        /**
         * Lists the delivery check list of a vehicle, in order
         * @description Roles: agent, expert, controller, manager, admin.
         */
        get: operations["listCheckParts"];
        put?: never;
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
        /**
         * Sets the delivery day and the warranty pack: the pack before the invoice, the day until delivery
         * @description Roles: agent, manager, admin.
         */
        put: operations["planDelivery"];
        post?: never;
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
        /**
         * Proposes another price, which the customer accepts or refuses. A doubtful one fails with the reason `doubtfulPrice` until `confirmedPrice` repeats it
         * @description Roles: agent, manager, admin.
         */
        post: operations["proposePrice"];
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
        /**
         * Takes the vehicle back within the exchange month and mileage limit; the money is refunded by hand
         * @description Roles: manager, admin.
         */
        post: operations["recoverBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclebookings/{id}/asks/{askId}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuses a request as a second person, with the reason; a customer who requested cancellation receives it
         * @description Roles: agent, controller, manager, admin.
         */
        post: operations["refuseAsk"];
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
        /**
         * Rejects a booking: returns the deposit and frees the vehicle. The customer reads the comment
         * @description Roles: agent, manager, admin.
         */
        post: operations["rejectBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclebookings/{id}/rejectPriceFor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records that the customer refused the new price by phone, in person or in a message; notifies them immediately, they can object for a day
         * @description Roles: agent, manager, admin.
         */
        post: operations["rejectPriceFor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclebookings/{id}/reopenControl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopens the delivery check when a point failed afterwards; the vehicle is prepared and signed for again
         * @description Roles: expert, admin.
         */
        post: operations["reopenControl"];
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
        /**
         * Stores the signature of the person who takes the vehicle: a PNG in base64, at most 200 KB. Only while Controlled
         * @description Roles: agent, manager, admin.
         */
        put: operations["signBooking"];
        post?: never;
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
        /**
         * Records how the customer pays the rest; pro forma and purchase order follow
         * @description Roles: agent, manager, admin.
         */
        post: operations["submitPaymentDetails"];
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
        /**
         * Reverses a wrong receipt with a reason; once, and before the invoice
         * @description Roles: controller, manager, admin.
         */
        post: operations["takeReceiptBack"];
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
        /**
         * Records the result of a point of the delivery check list; a failed point needs a comment. Only while Billed
         * @description Roles: expert, admin.
         */
        put: operations["updateCheckPart"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclebookings/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraws a proposed price before the customer has answered; the customer reads the comment
         * @description Roles: agent, manager, admin.
         */
        post: operations["withdrawPrice"];
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
        /** Accepts or refuses a proposed price. Without an account: by key after a code (PhoneUnconfirmed) */
        post: operations["answerNewPrice"];
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
        /** Cancels a booking before its invoice. `comment` is optional during the legal withdrawal period (`cancelTerms`), then required. A booking of an account needs its owner; a paid one without an account needs key and code (PhoneUnconfirmed). The ledger shows the deposit. When more than the deposit was received the status stays and the adviser decides: `cancelAsked` */
        post: operations["cancelBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{key}/code/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Checks the SMS code of a booking; a code works once */
        post: operations["checkBookingCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/sales/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assigns a booking made without signing in to the caller, by the token of the mail sent to their confirmed e-mail. The booking gets a new key
         * @description Roles: customer.
         */
        post: operations["claimBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{key}/buyer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the buyer of a booking to its customer: by account, or by key after a code (PhoneUnconfirmed) */
        get: operations["getOwnBuyer"];
        /** Completes or corrects the identity card and address of the buyer, until the invoice. Records every change; printed documents get a new version */
        put: operations["editOwnBuyer"];
        post?: never;
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
        /** Returns the state of a booking; its key grants access. The confirmation of the bank counts, not the return of the browser */
        get: operations["getBooking"];
        put?: never;
        post?: never;
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
        /** Sets how the customer pays the rest, with the chosen warranty pack */
        post: operations["givePaymentDetails"];
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
        /**
         * Lists the purchases of the caller, the latest first: bookings with status, dates, next step, money and messages
         * @description Roles: customer.
         */
        get: operations["listSales"];
        put?: never;
        post?: never;
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
        /** Lists the available warranty packs */
        get: operations["listWarrantyPacks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{key}/price/objection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Objects to a price answer that staff recorded for the customer, within a day and before the invoice; the price then waits for the own answer of the customer */
        post: operations["objectToAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{key}/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends an SMS code to the phone of a booking without an account. Once checked, the holder of the key acts as its customer for an hour from the same network */
        post: operations["sendBookingCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{key}/cancel/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraws the cancellation request of the customer before the adviser decides */
        post: operations["withdrawCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclebookings/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts the bookings in which something waits for the decision of the caller
         * @description Roles: agent, expert, controller, manager, admin.
         */
        get: operations["countDecisions"];
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
        /**
         * Exports the whole queue as CSV (UTF-8 with byte order mark, semicolons)
         * @description Roles: agent, expert, controller, manager, admin.
         */
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
        /**
         * Returns a booking for the staff of its area: customer, vehicle, history, available steps, money, documents, messages
         * @description Roles: agent, expert, controller, manager, admin.
         */
        get: operations["getVehicleBooking"];
        put?: never;
        post?: never;
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
        /**
         * Lists the work queue of the staff: overdue bookings first, then by deadline; closed ones the latest first
         * @description Roles: agent, expert, controller, manager, admin.
         */
        get: operations["listVehicleBookings"];
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
        /**
         * Lists all document versions of a booking, the newest first, and the documents that can be printed now
         * @description Roles: agent, expert, controller, manager, admin.
         */
        get: operations["listBookingPrintouts"];
        put?: never;
        /**
         * Prints a document of a booking in either language. Reprinting creates a new version; earlier versions stay
         * @description Roles: agent, expert, controller, manager, admin.
         */
        post: operations["printBookingDocument"];
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
        /**
         * Lists the documents of a booking for its customer, printed and uploaded, all versions, the newest first
         * @description Roles: customer.
         */
        get: operations["listOwnPrintouts"];
        put?: never;
        post?: never;
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
        /**
         * Holds several vehicles in one sale, at most 5; each has its own result and deposit
         * @description Roles: customer.
         */
        post: operations["bookFavourites"];
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
        /** Holds a vehicle for the payment of its deposit. CarTaken is failure 2, BookingClosed failure 3 with the next opening in `opens`; both offer a place on the waiting list. Without an account the phone must be confirmed first by `/phonenumbers/send` and `/check` (PhoneUnconfirmed), unless the setting `booking.phoneCode` is off */
        post: operations["bookVehicle"];
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
        /** Returns whether reservations are open, else when they open; the deposit and how long a vehicle is held for it */
        get: operations["getBookingHours"];
        put?: never;
        post?: never;
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
        /**
         * Adds a note or a customer contact to a sale; the first contact begins the sale
         * @description Roles: agent, expert, controller, manager, admin.
         */
        post: operations["addSaleComment"];
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
        /**
         * Assigns an unassigned sale to the caller, or (managers) to any colleague
         * @description Roles: agent, manager, admin.
         */
        post: operations["assignSale"];
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
        /**
         * Assigns several sales to one colleague; each has its own result
         * @description Roles: manager, admin.
         */
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
        /**
         * Returns a sale with its bookings, history and comments
         * @description Roles: agent, expert, controller, manager, admin.
         */
        get: operations["getVehicleSale"];
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
        /**
         * Lists the staff who can be assigned to sales, with their areas (none: all)
         * @description Roles: agent, expert, controller, manager, admin.
         */
        get: operations["listAssignees"];
        put?: never;
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
        /**
         * Lists sales with their bookings: open ones the oldest first, closed ones the latest first
         * @description Roles: agent, expert, controller, manager, admin.
         */
        get: operations["listVehicleSales"];
        put?: never;
        post?: never;
        delete?: never;
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
        /** Holds the vehicle offered to a place on the waiting list, for its owner */
        post: operations["bookFromWaitlist"];
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
        /** Returns the state of a place on the waiting list; its key grants access */
        get: operations["getWaitlistEntry"];
        put?: never;
        post?: never;
        /** Leaves the waiting list. Idempotent */
        delete: operations["leaveWaitlist"];
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
        /** Joins the waiting list for a vehicle that is held by somebody else, or while reservations are closed; one place per person and vehicle */
        post: operations["joinWaitlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/intermediations/{key}/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a step of the owner: accepts price, floor price and fees (`agreeFloor`, with the floor price read), proposes another floor price (`wishFloor`), converts to an own advert (`toAd`, before the contract is signed: a draft), or withdraws. CarHeld while the vehicle is reserved */
        post: operations["answerIntermediation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/intermediations/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a consignment to its owner: by account, or by key after a code to its phone (PhoneUnconfirmed) */
        get: operations["getIntermediation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/intermediations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the consignments of the caller, the latest first
         * @description Roles: customer.
         */
        get: operations["listIntermediations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/intermediations/{key}/bankaccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets the bank account for the sale proceeds, until the transfer is prepared */
        put: operations["saveIntermediationBankAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/intermediations/{id}/payout/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms a transfer with its reference; never by the person who prepared it
         * @description Roles: controller, manager, admin.
         */
        post: operations["confirmPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/intermediations/{id}/payout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepares the transfer of the proceeds of a sold vehicle to its owner; another person confirms it
         * @description Roles: controller, manager, admin.
         */
        post: operations["preparePayout"];
        /**
         * Withdraws a prepared transfer so that the account can be corrected
         * @description Roles: controller, manager, admin.
         */
        delete: operations["dropPayout"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/intermediations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a consignment with all fields for staff
         * @description Roles: agent, expert, controller, manager, admin.
         */
        get: operations["getStaffIntermediation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/intermediations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists consignments for staff: overdue ones first, then by deadline
         * @description Roles: agent, expert, controller, manager, admin.
         */
        get: operations["listStaffIntermediations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/intermediations/{id}/car": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Adds missing facts of the grey card to a car without an inspection. TransitionNotAllowed for an inspected car, one without missing facts and an ended consignment
         * @description Roles: agent, controller, manager, admin.
         */
        put: operations["saveIntermediationCar"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/intermediations/{id}/bankaccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the bank account that the owner gave, until the transfer is prepared
         * @description Roles: agent, controller, manager, admin.
         */
        put: operations["saveOwnerBankAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/intermediations/{id}/signature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Stores the signature of the owner on the contract: a PNG in base64, at most 200 KB. Only while ContractGenerated
         * @description Roles: agent, controller, manager, admin.
         */
        put: operations["signIntermediation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/intermediations/{id}/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a step of the staff, their own or for the owner. A proposal (`proposeFloor`) contains the sales mandate, the fees, the price shown and the floor price
         * @description Roles: agent, expert, controller, manager, admin.
         */
        post: operations["stepIntermediation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/intermediations/{id}/papers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists all document versions of a consignment, the newest first, and the documents that can be printed now
         * @description Roles: agent, expert, controller, manager, admin.
         */
        get: operations["listIntermediationPrintouts"];
        put?: never;
        /**
         * Prints a document of a consignment in either language. Reprinting creates a new version; earlier versions stay
         * @description Roles: agent, expert, controller, manager, admin.
         */
        post: operations["printIntermediationDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/intermediationtypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the fee models of consignments: rules with their fees
         * @description Roles: agent, expert, controller, manager, admin.
         */
        get: operations["listIntermediationTypes"];
        put?: never;
        /**
         * Adds a consignment type with its fees
         * @description Roles: manager, admin.
         */
        post: operations["addIntermediationType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/intermediationtypes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes or deactivates a consignment type and its fees; contracts keep their agreed terms
         * @description Roles: manager, admin.
         */
        put: operations["saveIntermediationType"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/intermediations/vehicle/{id}/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Counts a page view of a consigned vehicle, by vehicle id, once a day for each visitor; ignores robots, its owner and staff. The response does not depend on it */
        post: operations["countIntermediationView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/checklists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the current check list of inspections, or an earlier version, with typical costs
         * @description Roles: agent, expert, controller, manager, admin.
         */
        get: operations["getCheckList"];
        put?: never;
        /**
         * Creates a new version of the check list; existing inspections keep theirs. EditConflict when the version that the caller read is outdated
         * @description Roles: manager, admin.
         */
        post: operations["saveCheckList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/expertises/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns an inspection with its check points, photos and history
         * @description Roles: agent, expert, controller, manager, admin.
         */
        get: operations["getExpertise"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/expertises": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists technical inspections, the oldest first; closed ones the newest first
         * @description Roles: agent, expert, controller, manager, admin.
         */
        get: operations["listExpertises"];
        put?: never;
        /**
         * Opens an inspection to certify a stock vehicle; returns the open one when there is one
         * @description Roles: expert, manager, admin.
         */
        post: operations["openExpertise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/expertises/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopens submitted points with a reason, for an expert while the inspection is back for edits
         * @description Roles: expert, admin.
         */
        post: operations["reopenCheckParts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclecheckpartquotations/{id}/repair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Records a repair after the inspection with its cost to the operator, date and work done; `isFixed: false` removes it
         * @description Roles: expert, manager, admin.
         */
        put: operations["saveCheckPartRepair"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/expertises/{id}/value": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the start value and the additions of a quotation, each with its reason, until the quotation is given
         * @description Roles: manager, admin.
         */
        put: operations["saveExpertiseValue"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/expertises/{id}/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a workflow step of an inspection. `askEdits` needs the points to recheck, `rejectQuotation` can have them; CheckListOpen while points are incomplete
         * @description Roles: agent, expert, controller, manager, admin.
         */
        post: operations["stepExpertise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/expertises/{id}/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Synchronises answers recorded offline. Each has an id, so resending a batch is idempotent, and a base: a revision of its point or the preceding answer (`after`). Kept; Newer: another device was first, its answer is returned; Closed: the point accepts no more answers
         * @description Roles: expert, admin.
         */
        post: operations["syncExpertise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclecheckpartquotations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Answers a check point. EditConflict when the given revision is outdated
         * @description Roles: expert, admin.
         */
        put: operations["updateCheckPartQuotation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/expertises/{code}/paper": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Redirects (303) to the newest PDF of a sealed report in the language of the request; prints a new version when the report has grown */
        get: operations["getExpertisePaper"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/expertises/{code}/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Redirects (303) to the PDF certificate of the vehicle of a sealed report; NotFound while it is not certified */
        get: operations["getVehicleCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/expertises/{id}/papers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prints a submitted inspection as PDF for staff; reprints it when the inspection has changed. Earlier versions stay
         * @description Roles: agent, expert, controller, manager, admin.
         */
        post: operations["printExpertise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicles/{id}/expertise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the public inspection report of a certified vehicle: every point, findings, later repairs and absent parts */
        get: operations["getVehicleExpertise"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/expertises/{id}/reading": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Saves the facts that the inspector read from the vehicle and its grey card; an omitted one was not read. Purchases and consignments need a listed model, chassis number, fuel and gearbox before submission; afterwards only missing ones of these four can be added (TransitionNotAllowed when none is)
         * @description Roles: expert, manager, admin.
         */
        put: operations["saveCarReading"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/expertises/{code}/photos/{digest}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the bytes of a photo of a sealed report; the report contains their SHA-256 */
        get: operations["getExpertisePhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/expertises/{code}/qr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the QR code of a sealed report: the address of its check page with the start of its seal */
        get: operations["getExpertiseQr"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/expertises/{code}/reading": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the current content of a sealed report in the language of the request */
        get: operations["getExpertiseReading"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/expertises/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a published inspection report as sealed, all versions in one hash chain: its holder can detect later changes without our help (tools/verify-sheet.mjs) */
        get: operations["getSealedExpertise"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicles/{id}/expertise/sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the published inspection report of a vehicle in the language of the request; 204 without one */
        get: operations["getVehicleSheetReading"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/purchases/{key}/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a step of the owner: accepts the offer, proposes a price (`negotiate`; the offer stays acceptable until its date), withdraws the proposal (`takeBack`), declines, converts to an own advert (`toAd`, after a refusal: a draft), sends the documents, or gives up with a reason of `/api/purchases/cancellationreasons` */
        post: operations["answerPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/purchases/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists requests to sell sent without signing in under the e-mail and phone of the caller, the latest first; empty until the caller has confirmed both
         * @description Roles: customer.
         */
        get: operations["listPurchaseClaims"];
        put?: never;
        /**
         * Assigns a request to sell sent without signing in to the caller: by the token of the mail sent to their confirmed e-mail or of `listPurchaseClaims`, or by its key after a code to its phone (PhoneUnconfirmed). The request gets a new key
         * @description Roles: customer.
         */
        post: operations["claimPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/purchases/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a request to its owner: by account, or by key after a code to its phone (PhoneUnconfirmed) */
        get: operations["getPurchase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/purchases/cancellationreasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the reasons for giving up a request */
        get: operations["listCancellationReasons"];
        put?: never;
        post?: never;
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
        /**
         * Lists the vehicles that the caller sells or trades in, the latest request first
         * @description Roles: customer.
         */
        get: operations["listPurchases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/purchases/{key}/bankaccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets the bank account for the price of the vehicle, until the invoice */
        put: operations["savePurchaseBankAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/purchases/{key}/appointment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Chooses or moves the inspection appointment, for the owner; the request moves to that store */
        put: operations["arrangePurchaseVisit"];
        post?: never;
        /** Cancels the inspection appointment, for the owner; the request stays */
        delete: operations["cancelPurchaseVisit"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/purchases/{id}/appointment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Chooses or moves the appointment for the owner, who is notified; at any free time ahead, without minimum notice
         * @description Roles: agent, expert, manager, admin.
         */
        put: operations["arrangeVisitFor"];
        post?: never;
        /**
         * Cancels the appointment for the owner, who is notified
         * @description Roles: agent, expert, manager, admin.
         */
        delete: operations["cancelVisitFor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/purchases/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a comment to a request, visible to its owner
         * @description Roles: agent, expert, controller, manager, admin.
         */
        post: operations["commentPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/purchases/{id}/appointment/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records the outcome of an appointment that has begun: the vehicle was seen, or the person did not come
         * @description Roles: agent, expert, manager, admin.
         */
        post: operations["endPurchaseVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/purchases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a request to sell or trade in with all fields for staff
         * @description Roles: agent, expert, controller, manager, admin.
         */
        get: operations["getStaffPurchase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/purchases/{id}/booking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Links a trade-in to the booking it pays for, of the same customer and before its invoice; null unlinks them. Linked records are cancelled together
         * @description Roles: agent, manager, admin.
         */
        put: operations["linkTradeIn"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/purchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists requests to sell or trade in for staff: overdue transfers first, then by deadline
         * @description Roles: agent, expert, controller, manager, admin.
         */
        get: operations["listStaffPurchases"];
        put?: never;
        /**
         * Records a request at the counter or by phone: the same fields, without a phone code
         * @description Roles: agent, manager, admin.
         */
        post: operations["takePurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/bookings/{id}/tradeins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the trade-ins of a booking for staff with access to it; omits cancelled ones
         * @description Roles: agent, expert, controller, manager, admin.
         */
        get: operations["listTradedIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/purchases/{id}/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepares the transfer of the price: the whole offer, to the account of the owner, or deducted from the booking of a trade-in (`isDeduction`). Another person confirms it by the step `pay` (SecondPerson), or sends it back
         * @description Roles: controller, manager, admin.
         */
        post: operations["prepareTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/purchases/{id}/car": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Adds missing facts of the grey card to a car without an inspection. TransitionNotAllowed for an inspected car, one without missing facts and an ended request
         * @description Roles: agent, controller, manager, admin.
         */
        put: operations["savePurchaseCar"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/purchases/{id}/bankaccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the bank account that the owner gave, until the invoice
         * @description Roles: agent, controller, manager, admin.
         */
        put: operations["saveSellerBankAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/purchases/{id}/transfer/sendback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a prepared transfer back with a reason; it can be prepared again
         * @description Roles: controller, manager, admin.
         */
        post: operations["sendTransferBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/purchases/{id}/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a step of the staff, their own or for the owner. An offer is computed from the inspection findings; a new one (`newOffer`) has its own amount, never below the computed one
         * @description Roles: agent, expert, controller, manager, admin.
         */
        post: operations["stepPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/purchases/{key}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the documents of a request to sell or trade in for its owner, printed and uploaded, all versions, the newest first
         * @description Roles: customer.
         */
        get: operations["listOwnPurchasePrintouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/purchases/{id}/papers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists all document versions of a request to sell or trade in, the newest first, and the documents that can be printed now
         * @description Roles: agent, expert, controller, manager, admin.
         */
        get: operations["listPurchasePrintouts"];
        put?: never;
        /**
         * Prints a document of a request to sell or trade in, in either language. Reprinting creates a new version; earlier versions stay
         * @description Roles: agent, expert, controller, manager, admin.
         */
        post: operations["printPurchaseDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicles/graycarddata/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the number of readings queued before that of the caller: 0 while it runs, null when none waits */
        get: operations["getReadingPlace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicles/graycarddata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reads the photos of a grey card, Front, Back or both (JPEG, PNG or WebP), on this server; stores none of them */
        post: operations["readGreyCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/purchases/sellers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Finds a seller by exact phone or ID-card number; returns an empty list otherwise
         * @description Roles: agent, manager, admin.
         */
        get: operations["findSellers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partners/purchases/{reference}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the status of a request sent with the same key (header x-partner-key); NotFound for any other */
        get: operations["getPartnerPurchase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/purchases/drafts/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a draft of a request to sell. NotFound after submission or expiry */
        get: operations["getPurchaseDraft"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/partnerkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the partner keys, the latest first, including revoked ones
         * @description Roles: admin.
         */
        get: operations["listPartnerKeys"];
        put?: never;
        /**
         * Creates a partner key, which expires after `purchases.partnerKeyMonths`; only this response contains the key
         * @description Roles: admin.
         */
        post: operations["makePartnerKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/partnerkeys/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revokes a partner key immediately and permanently; requests sent with it stay
         * @description Roles: admin.
         */
        post: operations["revokePartnerKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/purchases/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves a draft of a request to sell, to continue on another device under the returned key; the same draft keeps its key. With `email` sends the link there, once. The draft is deleted with the request created from it, and on expiry (setting `purchases.draftDays`) */
        post: operations["savePurchaseDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partners/purchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Submits the vehicle of a consenting seller for a partner; header x-partner-key holds the key. Idempotent by DraftKey. TooManyRequests after `purchases.partnerHourly` calls in an hour. We contact the seller */
        post: operations["sendPartnerPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehiclepurchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Submits a request to sell or trade in a vehicle, with up to two photos of its grey card (File1 the front, File2 the back). Without an account the phone must be confirmed first by `/phonenumbers/send` and `/check` (PhoneUnconfirmed), unless the setting `purchases.phoneCode` is off. DuplicateEnquiry while the same person has an open one for the same plate */
        post: operations["submitPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiclepurchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Submits a request to sell or trade in a vehicle, with up to two photos of its grey card (File1 the front, File2 the back). Without an account the phone must be confirmed first by `/phonenumbers/send` and `/check` (PhoneUnconfirmed), unless the setting `purchases.phoneCode` is off. DuplicateEnquiry while the same person has an open one for the same plate */
        post: operations["submitPurchase2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/banners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists all banners with their state, the latest start first; of ended ones the last hundred
         * @description Roles: editor, manager, admin.
         */
        get: operations["listBanners"];
        put?: never;
        /**
         * Creates a banner, which appears and ends at its set times
         * @description Roles: editor, manager, admin.
         */
        post: operations["addBanner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/banners/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a banner. `version` is the version that the caller read
         * @description Roles: editor, manager, admin.
         */
        put: operations["changeBanner"];
        post?: never;
        /**
         * Deletes a banner
         * @description Roles: editor, manager, admin.
         */
        delete: operations["dropBanner"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/banners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the banners shown now: warnings first, then the latest start */
        get: operations["listLiveBanners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/commitments/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns how often service commitments were met in the last 90 days (inspection reports: vehicles on sale now); `kept` is null below `least` cases. Omits unrecorded commitments */
        get: operations["listPromiseFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/websitepages/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who the house is, as published, in every language */
        get: operations["getAboutPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/websitepages/assistance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What to do after a breakdown or an accident, as published, in every language */
        get: operations["getAssistancePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/websitepages/commitment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the house binds itself to, as published, in every language */
        get: operations["getCommitmentPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/websitepages/cookies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the device keeps, as published, in every language */
        get: operations["getCookiesPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/websitepages/faq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The frequent questions, as published, in every language */
        get: operations["getFaqPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/websitepages/help": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is said beside the contact form, as published, in every language */
        get: operations["getHelpPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/websitepages/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The texts of the home page, as published, in every language */
        get: operations["getHomePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/websitepages/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the stored copies of a page: draft, published and previous
         * @description Roles: editor, manager, admin.
         */
        get: operations["getPageDesk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/websitepages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists all pages of the site with their publisher, draft and gaps
         * @description Roles: editor, manager, admin.
         */
        get: operations["getPageDesks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/websitepages/{page}/versions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns an earlier published version of a page
         * @description Roles: editor, manager, admin.
         */
        get: operations["getPageVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/websitepages/privacy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What becomes of personal data (law 09-08), as published, in every language */
        get: operations["getPrivacyPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/websitepages/{page}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Previews a page as visitors would see it now; stores nothing
         * @description Roles: editor, manager, admin.
         */
        post: operations["previewPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/websitepages/{page}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publishes the draft of a page; the published copy becomes the previous version. BadRequest while it has gaps
         * @description Roles: editor, manager, admin.
         */
        post: operations["publishPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/websitepages/previews/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the page behind a draft link: the draft, or the published copy after publication; NotFound after expiry */
        get: operations["readPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/websitepages/{page}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Swaps the published page with the previous version. NotFound without one, EditConflict when `published` is outdated
         * @description Roles: editor, manager, admin.
         */
        post: operations["restorePage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/websitepages/{page}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Saves a page draft in place of the one that the caller read
         * @description Roles: editor, manager, admin.
         */
        put: operations["savePageDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/websitepages/{page}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a public link to the draft of a page, valid for `previewDays` days
         * @description Roles: editor, manager, admin.
         */
        post: operations["sharePreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/websitepages/faq/votes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists helpful and unhelpful votes by question; omits questions without votes
         * @description Roles: editor, manager, admin.
         */
        get: operations["listAnswerVotes"];
        put?: never;
        /** Records whether the answer to a frequent question helped, once a day for each visitor; ignores staff. The response does not depend on it. The question is identified by its French text */
        post: operations["voteOnAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Absence: {
            id: number;
            /** Format: date */
            firstDay: string;
            /** Format: date */
            lastDay: string;
        };
        AdAdvice: {
            /** @constant */
            kind: "price";
            less: number;
            effect: components["schemas"]["AdEffect"] | null;
        } | {
            /** @constant */
            kind: "photos";
            count: number;
            typical: number;
            effect: components["schemas"]["AdEffect"] | null;
        } | {
            /** @constant */
            kind: "facts";
            fields: string[];
            effect: components["schemas"]["AdEffect"] | null;
        } | {
            /** @constant */
            kind: "inspection";
            effect: components["schemas"]["AdEffect"] | null;
        };
        AdBoost: {
            id: number;
            name: string;
            price: number;
            days: number;
            billNumber: string;
            /** Format: date-time */
            paid: string;
            /** Format: date-time */
            ended: string | null;
            refund: number | null;
            /** Format: date-time */
            refunded: string | null;
        };
        AdBoostEffect: {
            adverts: number;
            percent: number;
            notMore: number;
            contactsBefore: number;
            contactsDuring: number;
            otherAdverts: number;
            otherPercent: number;
            otherContactsBefore: number;
            otherContactsDuring: number;
        };
        AdCheckPart: {
            id: number;
            technicalExpertise: components["schemas"]["ExpertiseName"];
            technicalExpertiseId: number;
            checkPart: components["schemas"]["ExpertiseCheckPart"];
            checkPartId: number;
            cost: number | null;
            quantity: number | null;
            phrases: components["schemas"]["Localized"][];
            comment: string | null;
            action: components["schemas"]["CheckPartAction"] | null;
            isPainted: boolean;
            /** @enum {string} */
            status: "None" | "PendingEdit";
            isFixed: boolean;
            fix: components["schemas"]["CheckPartRepair"] | null;
            documents: components["schemas"]["CheckPartPhoto"][];
        };
        AdComment: {
            title: string;
            body: string;
            vehicleAdId: number;
        };
        AdConversation: {
            id: number;
            /** @enum {string} */
            side: "Buyer" | "Seller";
            other: string | null;
            subject: components["schemas"]["AdSubject"];
            /** @enum {string} */
            state: "Open" | "Stopped" | "StoppedByOther" | "StoppedByHouse" | "Blocked" | "BlockedByOther" | "Over";
            /** Format: date-time */
            lastMessage: string;
            lastText: string | null;
            lastIsOwn: boolean;
            unread: number;
        };
        AdCopy: {
            /** Format: uuid */
            photo: string;
            other: {
                /** Format: uuid */
                id: string;
                type: components["schemas"]["DocumentType"];
            };
            likeness: number;
            vehicleId: number;
            reference: string | null;
            title: string;
            lastStatus: string;
            isSameSeller: boolean;
            /** Format: date-time */
            since: string;
        };
        AdDay: {
            /** Format: date */
            day: string;
            views: number;
            similar: number | null;
            shown: number | null;
        };
        AdEffect: {
            /** Format: date */
            since: string;
            /** Format: date */
            until: string;
            adverts: number;
            views: number;
            contacts: number;
            otherAdverts: number;
            otherViews: number;
            otherContacts: number;
        };
        AdExpertise: {
            id: number;
            reference: string;
            quotation: number | null;
            vehicle: components["schemas"]["ExpertiseVehicle"];
            vehicleId: number;
            vehiclePurchase: components["schemas"]["ExpertiseName"] | null;
            vehiclePurchaseId: number | null;
            vehicleIntermediation: components["schemas"]["ExpertiseName"] | null;
            vehicleIntermediationId: number | null;
            vehicleAd: components["schemas"]["ExpertiseName"] | null;
            vehicleAdId: number | null;
            /** @enum {string} */
            type: "Purchase" | "Certification" | "Intermediation" | "Ad";
            vehicleRepairStatusType: components["schemas"]["RepairStatus"];
            checkPartQuotations: components["schemas"]["AdCheckPart"][];
            statuses: {
                type: components["schemas"]["ExpertiseStatus"];
                comment: string | null;
                /** Format: date-time */
                created: string;
                technicalExpertiseId: number;
            }[];
            lastStatus: components["schemas"]["ExpertiseStatus"];
            mileage: number | null;
            appointment: components["schemas"]["Appointment"] | null;
            publicCode: string | null;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            lastModified: string;
        };
        AdInput: {
            id?: number;
            disposedVehicle?: {
                brand?: string;
                model?: string;
                unlisted?: ("Brand" | "Model") | null;
                version?: string | null;
                /** Format: date */
                releaseDate?: string | null;
                mileage?: number | null;
                fuelType?: components["schemas"]["FuelType"] | null;
                gearType?: components["schemas"]["GearType"] | null;
                bodyStyle?: components["schemas"]["BodyStyle"] | null;
                color?: components["schemas"]["Color"] | null;
                doors?: number | null;
                seats?: number | null;
                fiscalPower?: number | null;
                isFirstHand?: boolean | null;
                registrationNumber?: string | null;
                registrationType?: components["schemas"]["RegistrationType"];
                chassisNumber?: string | null;
                city?: string | null;
                price?: number;
            };
            descriptions?: components["schemas"]["TypedDescription"] | null;
            confirmedPrice?: number;
            isOnWhatsApp?: boolean;
            showsPhone?: boolean;
        };
        AdLine: {
            id: number;
            reference: string;
            /** @enum {string} */
            lastStatus: "Draft" | "Submited" | "Accepted" | "Rejected" | "Published" | "Deactivated";
            /** Format: uuid */
            photo: string | null;
            title: string;
            year: number | null;
            city: string | null;
            price: number | null;
            seller: string;
            /** Format: date-time */
            due: string | null;
            isOverdue: boolean;
            isAppeal: boolean;
            isCorrection: boolean;
            score: number;
            reports: number;
        };
        AdMessage: {
            id: number;
            isOwn: boolean;
            text: string | null;
            /** Format: date-time */
            created: string;
            warnings: ("Payment" | "Link" | "Email" | "Phone")[];
        };
        AdOfDevice: {
            adId: number;
            reference: string;
            title: string;
            seller: string;
            phone: string | null;
            /** Format: date-time */
            since: string;
            price: number | null;
            /** @enum {string} */
            lastStatus: "Draft" | "Submited" | "Accepted" | "Rejected" | "Published" | "Deactivated";
            /** Format: date-time */
            sent: string;
        };
        AdPriceDay: {
            low: number;
            probable: number;
            high: number;
            cars: number;
            /** Format: date */
            day: string;
            price: number;
        };
        AdReach: {
            shown: number | null;
            opened: number | null;
            views: number;
            favourites: number;
            contacts: number;
        };
        AdRecord: {
            id: number;
            reference: string;
            customer: components["schemas"]["CustomerName"];
            customerId: number;
            disposedVehicle: components["schemas"]["AdVehicle"];
            disposedVehicleId: number;
            /** @enum {string} */
            lastStatus: "Draft" | "Submited" | "Accepted" | "Rejected" | "Published" | "Deactivated";
            statuses: components["schemas"]["AdStep"][];
            technicalExpertises: components["schemas"]["ExpertiseName"][];
            views: number;
            viewsOfWeek: number;
            comments: components["schemas"]["AdComment"][];
            documents: components["schemas"]["DocumentInfo"][];
            description: string | null;
            descriptions: components["schemas"]["PartlyLocalized"];
            reasons: components["schemas"]["AdRefusal"][];
            mends: ("price" | "photos" | "description" | "registrationNumber")[] | null;
            /** Format: date-time */
            due: string | null;
            /** Format: date-time */
            visibleUntil: string | null;
            boostPack: components["schemas"]["BoughtPack"] | null;
            boostPackId: number | null;
            boost: components["schemas"]["BoostLeft"] | null;
            boosts: components["schemas"]["AdBoost"][];
            sold: ("Here" | "Elsewhere" | "No") | null;
            soldPrice: number | null;
            wishedPrice: number | null;
            isOnWhatsApp: boolean;
            showsPhone: boolean;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            lastModified: string;
            seller: {
                id: number;
                name: string;
                phone: string | null;
                email: string | null;
                isPhoneVerified: boolean;
                language: string;
                /** Format: date-time */
                since: string;
                adverts: number;
            };
            isOverdue: boolean;
            isAppeal: boolean;
            risk: {
                score: number;
                points: {
                    /** @enum {string} */
                    kind: "PriceFarBelow" | "SamePhoto" | "SamePlate" | "SameChassis" | "ManyAccounts" | "PhoneInText" | "LinkInText" | "AdvanceInText" | "NewAccount";
                    weight: number;
                }[];
                market: {
                    median: number | null;
                    comparables: number;
                };
                findings: {
                    language: string;
                    /** @enum {string} */
                    kind: "PriceFarBelow" | "SamePhoto" | "SamePlate" | "SameChassis" | "ManyAccounts" | "PhoneInText" | "LinkInText" | "AdvanceInText" | "NewAccount";
                    start: number;
                    length: number;
                }[];
            };
            twins: components["schemas"]["AdTwin"][];
            copies: components["schemas"]["AdCopy"][];
            sameDevice: components["schemas"]["AdOfDevice"][];
            explanation: string | null;
            suspension: ("Now" | "Asked" | "Suspended") | null;
            steps: ("accept" | "askCorrection" | "reject" | "takeBack" | "withdraw" | "deactivate")[];
        };
        AdRefusal: {
            /** @enum {string} */
            code: "PriceDoubtful" | "PhotosOfAnother" | "LinkOrPhone" | "AdvanceAsked" | "PhotosUnreadable" | "Duplicate" | "NotIdentified" | "InsultingText" | "PapersDoubtful" | "Other";
            field: ("price" | "photos" | "description" | "registrationNumber") | null;
        };
        AdReport: {
            id: number;
            /** @enum {string} */
            reason: "NotForSale" | "WrongPrice" | "WrongCar" | "Scam" | "Stolen" | "Offensive" | "Other";
            text: string;
            isAwaited: boolean;
            /** Format: date-time */
            created: string;
            outcome: ("Removed" | "Kept") | null;
            /** Format: date-time */
            closed: string | null;
            conversationId: number | null;
            reportedBy: ("Buyer" | "Seller") | null;
        };
        AdStatistics: {
            /** Format: date */
            since: string | null;
            days: components["schemas"]["AdDay"][];
            /** Format: date */
            shownSince: string | null;
            boosts: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
            }[];
            reach: components["schemas"]["AdReach"];
            similar: {
                shown: number | null;
                opened: number | null;
                views: number;
                favourites: number;
                contacts: number;
                adverts: number;
            } | null;
            boostEffect: components["schemas"]["AdBoostEffect"] | null;
            advice: components["schemas"]["AdAdvice"][];
        };
        AdStep: {
            /** @enum {string} */
            type: "Draft" | "Submited" | "Accepted" | "Rejected" | "Published" | "Deactivated";
            comment: string | null;
            /** Format: date-time */
            created: string;
            vehicleAdId: number;
            vehicleAd: components["schemas"]["ExpertiseName"];
        };
        AdSubject: {
            adId: number;
            vehicleId: number;
            slug: string;
            title: string;
            year: number | null;
            price: number | null;
            isShown: boolean;
        };
        AdToday: {
            accepted: number;
            corrections: number;
            refused: number;
        };
        AdTwin: {
            vehicleId: number;
            reference: string | null;
            title: string;
            same: ("registrationNumber" | "chassisNumber")[];
            registrationNumber: string | null;
            chassisNumber: string | null;
            mileage: number | null;
            price: number | null;
            lastStatus: string;
        };
        AdVehicle: {
            id: number;
            brand: string;
            model: string;
            unlisted: ("Brand" | "Model") | null;
            version: string | null;
            /** Format: date */
            releaseDate: string | null;
            mileage: number | null;
            fuelType: components["schemas"]["FuelType"] | null;
            gearType: components["schemas"]["GearType"] | null;
            bodyStyle: components["schemas"]["BodyStyle"] | null;
            color: components["schemas"]["Color"] | null;
            doors: number | null;
            seats: number | null;
            fiscalPower: number | null;
            isFirstHand: boolean | null;
            registrationNumber: string | null;
            registrationType: components["schemas"]["RegistrationType"];
            chassisNumber: string | null;
            city: string | null;
            price: number | null;
            oldPrice: number | null;
            lastStatus: components["schemas"]["VehicleStatus"];
            isShown: boolean;
            slug: string;
        };
        AdWorth: {
            low: number;
            probable: number;
            high: number;
            cars: number;
        };
        AddAbsenceRequest: {
            /** Format: date */
            firstDay: string;
            /** Format: date */
            lastDay: string;
        };
        AddAppointmentRequest: {
            /** @enum {string} */
            kind: "Visit" | "TestDrive" | "Delivery";
            storageAreaId: number;
            /** Format: date-time */
            starts: string;
            firstName?: string;
            lastName?: string;
            phone?: string;
            reference?: string;
            note?: string;
        };
        AddAppointmentResponse: {
            id: number;
        };
        AddBannerRequest: {
            banner: components["schemas"]["BannerEntry"];
        };
        AddCampaignRequest: {
            campaign: components["schemas"]["CampaignEntry"];
        };
        AddFavouriteRequest: {
            price?: number | null;
            /** Format: date-time */
            savedAt?: string;
            below?: number;
        } | null;
        AddReceiptRequest: {
            method: components["schemas"]["PaymentMethod"];
            amount: number;
            reference?: string;
            cheque?: components["schemas"]["Cheque"];
        };
        AddRefundRequest: {
            method: components["schemas"]["PaymentMethod"];
            amount: number;
            reference?: string;
        };
        AddSaleCommentRequest: {
            /** @enum {string} */
            kind: "Note" | "Call" | "Email" | "Visit";
            body: string;
        };
        AddStoreRequest: {
            store: components["schemas"]["StoreEntry"];
        };
        AddTaskRequest: {
            title: string;
            description: string | null;
        };
        AgendaDelivery: {
            id: number;
            reference: string;
            /** Format: date */
            date: string;
            storageArea: components["schemas"]["Area"] | null;
            person: components["schemas"]["AgendaPerson"];
            vehicle: components["schemas"]["AgendaVehicle"];
        };
        AgendaEntry: {
            id: number;
            place: number;
            /** @enum {string} */
            kind: "Expertise" | "Visit" | "TestDrive" | "Delivery";
            /** @enum {string} */
            status: "Booked" | "Blocked" | "Cancelled" | "Done" | "Missed";
            /** Format: date-time */
            starts: string;
            /** Format: date-time */
            ends: string;
            storageArea: components["schemas"]["Area"];
            person: components["schemas"]["AgendaPerson"] | null;
            vehicle: components["schemas"]["AgendaVehicle"] | null;
            about: {
                /** @enum {string} */
                type: "Purchase" | "Intermediation" | "Ad" | "Booking" | "Vehicle";
                id: number;
                reference: string;
            } | null;
            note: string | null;
        };
        AgendaPerson: {
            name: string;
            phone: string | null;
        };
        AgendaStore: {
            storageArea: components["schemas"]["Area"];
            days: {
                /** Format: date */
                date: string;
                hours: components["schemas"]["DayHours"];
                closed: ("Hours" | "Holiday") | null;
                offers: {
                    /** @enum {string} */
                    kind: "Expertise" | "Visit" | "TestDrive" | "Delivery";
                    places: number;
                    slots: {
                        /** Format: date-time */
                        starts: string;
                        /** Format: date-time */
                        ends: string;
                        taken: number;
                    }[];
                }[];
            }[];
        };
        AgendaVehicle: {
            title: string;
            plate: string | null;
        };
        AgreedTerms: {
            intermediationTypeId: number;
            names: components["schemas"]["PartlyLocalized"];
            /** @enum {string} */
            calculationRule: "PV" | "M";
            saleFees: components["schemas"]["SaleFee"][];
        };
        AnswerAdConversationRequest: {
            text: string;
        };
        AnswerIntermediationRequest: {
            /** @enum {string} */
            action: "agreeFloor" | "wishFloor" | "toAd" | "withdraw";
            comment?: string;
            floorPrice?: number;
            wishedFloor?: number;
        };
        AnswerNewPriceRequest: {
            accepted: boolean;
            comment?: string;
        };
        AnswerPurchaseRequest: {
            /** @enum {string} */
            action: "acceptOffer" | "negotiate" | "takeBack" | "decline" | "toIntermediation" | "toAd" | "sendDocuments" | "cancel";
            comment?: string;
            wishedPrice?: number;
            isSure?: boolean;
            reasonId?: number;
        };
        AppealVehicleAdRequest: {
            comment: string;
        };
        Appointment: {
            /** Format: uuid */
            key: string;
            /** @enum {string} */
            kind: "Expertise" | "Visit" | "TestDrive" | "Delivery";
            /** @enum {string} */
            status: "Booked" | "Blocked" | "Cancelled" | "Done" | "Missed";
            /** Format: date-time */
            starts: string;
            /** Format: date-time */
            ends: string;
            storageArea: components["schemas"]["Area"];
        };
        ApproveAskRequest: {
            remark?: string;
        };
        ApproveStockPriceRequest: {
            price: number;
        };
        Area: {
            id: number;
            name: string;
            names: components["schemas"]["Localized"];
        };
        ArrangePicturesRequest: {
            pictures: {
                /** Format: uuid */
                id: string;
                spec: components["schemas"]["DocumentSpec"];
            }[];
        };
        ArrangeVehicleAdExpertiseRequest: components["schemas"]["VisitWish"];
        ArrangeVehicleAdPhotosRequest: {
            ids: string[];
        };
        Ask: {
            id: number;
            /** @enum {string} */
            kind: "Price" | "Refund" | "Cancel" | "GiveUp";
            amount: number;
            method: components["schemas"]["PaymentMethod"] | null;
            comment: string;
            /** @enum {string} */
            state: "Open" | "Approved" | "Refused" | "Replaced" | "Lapsed" | "Withdrawn";
            /** Format: date-time */
            asked: string;
            author: string | null;
            /** Format: date-time */
            decided: string | null;
            decider: string | null;
            remark: string | null;
            mayDecide: boolean;
        };
        AskForCallRequest: {
            name: string;
            phone: string;
            /** @enum {string} */
            what: "Breakdown" | "Accident";
            /** @default  */
            place?: string;
            latitude?: number;
            longitude?: number;
            /** @default  */
            website?: string;
        };
        AskForCallResponse: {
            /** Format: date-time */
            callBy: string;
            callTime: string;
        };
        AskPriceRequest: {
            price: number;
            comment: string;
            confirmedPrice?: number;
        };
        AskRefundRequest: {
            method: components["schemas"]["PaymentMethod"];
            amount: number;
            reference?: string;
            comment: string;
        };
        AssignSaleRequest: {
            subject?: string;
            comment?: string;
        };
        AssignSalesRequest: {
            ids: number[];
            subject: string;
        };
        AssignSalesResponse: {
            results: {
                id: number;
                /** @enum {string} */
                code: "Done" | "NotFound" | "TransitionNotAllowed" | "Forbidden";
            }[];
        };
        AuditEntry: {
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
        };
        BackRead: {
            brand: string | null;
            brandId: number | null;
            model: string | null;
            modelId: number | null;
            registrationNumber: string | null;
            fuelType: components["schemas"]["FuelType"] | null;
            fiscalPower: number | null;
            chassisNumber: string | null;
            readings: {
                [key: string]: components["schemas"]["Reading"];
            };
        };
        Balance: {
            price: number;
            warranty: number;
            total: number;
            settled: number;
            open: number;
            toReturn: number;
        };
        BankAccountInput: {
            holder: string;
            bankName: string;
            bankNumber: string;
            bankAddress?: string | null;
        };
        BankWireAccount: {
            id: number;
            holder: string;
            bankName: string;
            bankNumber: string;
            bankAddress: string | null;
        };
        Banner: {
            id: number;
            /** @enum {string} */
            kind: "Info" | "Offer" | "Warning";
            /** @enum {string} */
            place: "Home" | "Everywhere";
            text: components["schemas"]["Localized"];
            link: string | null;
            linkText: components["schemas"]["Localized"] | null;
            /** Format: date-time */
            starts: string;
            /** Format: date-time */
            ends: string | null;
            picture: components["schemas"]["BannerPicture"] | null;
            alt: components["schemas"]["Localized"] | null;
            isOn: boolean;
            /** @enum {string} */
            state: "Live" | "Planned" | "Off" | "Ended";
            version: number;
            /** Format: uuid */
            documentId: string | null;
            changed: components["schemas"]["PageStamp"];
        };
        BannerAlt: {
            fr: string;
            ar: string;
        };
        BannerEntry: {
            /** @enum {string} */
            kind: "Info" | "Offer" | "Warning";
            /** @enum {string} */
            place: "Home" | "Everywhere";
            text: components["schemas"]["BannerText"];
            /** @default null */
            link?: string | null;
            /** @default null */
            linkText?: components["schemas"]["BannerLinkText"] | null;
            /** Format: date-time */
            starts: string;
            /**
             * Format: date-time
             * @default null
             */
            ends?: string | null;
            /** @default true */
            isOn?: boolean;
            /**
             * Format: uuid
             * @default null
             */
            documentId?: string | null;
            /** @default false */
            isDecorative?: boolean;
            /** @default null */
            alt?: components["schemas"]["BannerAlt"] | null;
        };
        BannerLinkText: {
            fr: string;
            ar: string;
        };
        BannerPicture: {
            hash: string;
            width: number;
            height: number;
        };
        BannerText: {
            fr: string;
            ar: string;
        };
        BlockPlacesRequest: {
            storageAreaId: number;
            /** @enum {string} */
            kind: "Expertise" | "Visit" | "TestDrive" | "Delivery";
            /** Format: date-time */
            starts: string;
            /** Format: date-time */
            ends: string;
            places: number;
            note?: string;
        };
        BlockPlacesResponse: {
            ids: number[];
        };
        /** @enum {string} */
        BodyStyle: "Cabriolet" | "Citadine" | "Pickup" | "Compact" | "SUV" | "Sedan" | "Fourgonnette" | "SportsCar" | "MiniVan" | "Wagon";
        BookFromWaitlistRequest: {
            terms: boolean;
            loan?: components["schemas"]["Loan"] | null;
        };
        BookedOne: {
            vehicleId: number;
            held: components["schemas"]["Hold"] | null;
            error: ("CarTaken" | "VehicleNotFound" | "DuplicateEnquiry" | "TooManyRequests") | null;
            failure: components["schemas"]["ReservationFailure"] | null;
        };
        BookedVehicle: {
            id: number;
            reference: string;
            title: string;
            slug: string;
            year: number | null;
            picture: string | null;
        };
        /** @enum {string} */
        BookingAction: "accept" | "reject" | "proposePrice" | "withdraw" | "acceptPriceFor" | "rejectPriceFor" | "submitPaymentDetails" | "bill" | "control" | "cancelBilled" | "correctInvoice" | "reopenControl" | "deliver" | "correctDelivery" | "recover" | "exchange" | "cancel";
        BookingCall: {
            /** Format: date-time */
            by: string | null;
            adviser: string | null;
        };
        BookingCheckPart: {
            deliveryCheckPartId: number;
            deliveryCheckPart: {
                id: number;
                title: string;
            };
            vehicleBookingId: number;
            vehicleBooking: components["schemas"]["ExpertiseName"];
        };
        /** @enum {string} */
        BookingPrintout: "BookingSimulation" | "SaleProforma" | "PurchaseOrder" | "PurchaseInvoice" | "ReleaseVoucher" | "QualityControlSheet" | "DeliveryForm" | "DeliveryVoucher" | "VehicleWarranty" | "CreditNote" | "SaleRecoveryRequest" | "SaleRecoveryExpertiseSheet" | "SaleRecoveryVoucher";
        BookingRecord: {
            id: number;
            reference: string;
            status: components["schemas"]["BookingStatus"];
            /** Format: date-time */
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
                picture: components["schemas"]["Picture"] | null;
                slug: string;
                version: string | null;
                status: string;
                chassisNumber: string | null;
                mileage: number | null;
                /** Format: date */
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
            area: components["schemas"]["Area"] | null;
            sale: {
                id: number;
                reference: string;
                status: components["schemas"]["SaleStatus"];
                /** Format: date-time */
                assigned: string | null;
            };
            assignee: components["schemas"]["Colleague"] | null;
            price: number;
            newPrice: number | null;
            isPaymentStuck: boolean;
            isCancelAsked: boolean;
            isToDecide: boolean;
            nextAction: components["schemas"]["BookingAction"] | null;
            origin: string;
            /** @enum {string} */
            language: "fr" | "ar";
            listedPrice: number;
            floorPrice: number | null;
            advanceAmount: number;
            /** Format: date-time */
            holdUntil: string;
            paymentType: components["schemas"]["PaymentType"] | null;
            paymentMethod: components["schemas"]["PaymentMethod"] | null;
            loan: {
                advance: number;
                months: number;
            } | null;
            invoice: {
                number: string;
                /** Format: date-time */
                created: string;
            } | null;
            /** Format: date */
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
            exchangedFor: components["schemas"]["Exchanged"] | null;
            exchangeOf: components["schemas"]["Exchanged"] | null;
            exchange: {
                /** Format: date-time */
                until: string;
                mileageLimit: number;
                isOpen: boolean;
            } | null;
            warrantyPack: components["schemas"]["WarrantyPack"] | null;
            /** Format: date */
            warrantyUntil: string | null;
            buyer: {
                [key: string]: unknown;
            };
            buyerChanges: components["schemas"]["BuyerCorrection"][];
            buyerMissing: ("firstName" | "lastName" | "companyName" | "ice" | "idNumber" | "address" | "city")[];
            journey: {
                status: components["schemas"]["BookingStatus"];
                /** Format: date-time */
                at: string | null;
            }[];
            timeline: {
                id: number;
                status: components["schemas"]["BookingStatus"];
                comment: string | null;
                price: number | null;
                /** Format: date-time */
                at: string;
                author: string | null;
                isCustomer: boolean;
                way: ("Phone" | "InPerson" | "Message") | null;
            }[];
            steps: components["schemas"]["Steps"];
            asks: components["schemas"]["Ask"][];
            alone: {
                price: number;
                refund: number;
            };
            managerPrice: number;
            ledger: components["schemas"]["LedgerRow"][];
            balance: components["schemas"]["Balance"];
            documents: {
                /** Format: uuid */
                id: string;
                type: components["schemas"]["DocumentType"];
                fileName: string;
                status: components["schemas"]["DocumentStatus"];
                version: number;
                reference: string | null;
                language: ("fr" | "ar") | null;
                size: number;
                /** Format: date-time */
                created: string;
                /** Format: date-time */
                superseded: string | null;
                /** Format: uri-reference */
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
            checkParts: components["schemas"]["CheckPart"][];
            comments: components["schemas"]["Comment"][];
        };
        /** @enum {string} */
        BookingStatus: "Draft" | "Submitted" | "Accepted" | "Rejected" | "NewPriceSubmitted" | "NewPriceAccepted" | "NewPriceRejected" | "PayementDetailsSubmitted" | "Billed" | "Cancelled" | "Delivered" | "Recovered" | "Controlled";
        BoostLeft: {
            /** Format: date-time */
            until: string | null;
            secondsLeft: number;
            refund: number;
        };
        BoostPack: {
            id: number;
            name: string;
            names: components["schemas"]["Localized"];
            price: number;
            boostInDays: number;
        };
        BoostPackInput: {
            names: components["schemas"]["Localized"];
            price: number;
            boostInDays: number;
            /** @default false */
            isDeactivated?: boolean;
        };
        BoostRefund: {
            id: number;
            vehicleAdId: number;
            reference: string;
            billNumber: string;
            seller: string;
            price: number;
            refund: number;
            /** @enum {string} */
            refundWay: "Gateway" | "ByHand";
            /** Format: date-time */
            due: string;
            oid: string | null;
            /** Format: date-time */
            refunded: string | null;
            refundReference: string | null;
        };
        BoostVehicleAdResponse: {
            id: number;
            /** Format: uuid */
            paymentId: string;
            amount: number;
            /** Format: date-time */
            expires: string;
        };
        BoughtPack: {
            id: number;
            name: string;
            price: number;
            boostInDays: number;
        };
        BounceReport: {
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
        };
        Brand: {
            id: number;
            name: string;
            names: components["schemas"]["Localized"];
            /** Format: uri-reference */
            logo: string;
            isVO: boolean;
        };
        BrandIcon: {
            brand: string;
            /** Format: uri-reference */
            url: string;
            data: string;
        };
        Buyer: {
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
        BuyerCorrection: {
            id: number;
            /** @enum {string} */
            field: "civility" | "firstName" | "lastName" | "companyName" | "ice" | "registrationNumber" | "idNumber" | "address" | "addressLine2" | "zip" | "city";
            before: string | null;
            after: string | null;
            /** Format: date-time */
            at: string;
            author: string | null;
            isCustomer: boolean;
        };
        BuyerInterest: {
            /** Format: date-time */
            since: string;
            views: number;
            favourites: number;
            questions: number;
            bookings: number;
            pricePosition: number | null;
        };
        Campaign: {
            languages: ("fr" | "ar")[];
            /**
             * Format: date
             * @default null
             */
            joinedAfter: string | null;
            subject: components["schemas"]["CampaignSubject"];
            text: components["schemas"]["CampaignText"];
            /** @default null */
            link: string | null;
            linkText: components["schemas"]["CampaignLinkText"];
            id: number;
            /** @enum {string} */
            state: "Draft" | "Scheduled" | "Sending" | "Paused" | "Sent" | "Cancelled";
            version: number;
            /** Format: date-time */
            scheduled: string | null;
            /** Format: date-time */
            finished: string | null;
            changed: {
                /** Format: date-time */
                at: string;
                by: string | null;
            };
            figures: components["schemas"]["CampaignFigures"];
        };
        CampaignEntry: {
            languages: ("fr" | "ar")[];
            /**
             * Format: date
             * @default null
             */
            joinedAfter?: string | null;
            subject: components["schemas"]["CampaignSubject"];
            text: components["schemas"]["CampaignText"];
            /** @default null */
            link?: string | null;
            linkText: components["schemas"]["CampaignLinkText"];
        };
        CampaignFigures: {
            addressed: number;
            waiting: number;
            sent: number;
            bounced: number;
            failed: number;
            withheld: number;
            stopped: number;
        };
        CampaignLinkText: {
            fr: string;
            ar: string;
        };
        CampaignSubject: {
            fr: string;
            ar: string;
        };
        CampaignText: {
            fr: string;
            ar: string;
        };
        CancelAsked: {
            /** Format: date-time */
            asked: string;
            isRefused: boolean;
            remark: string | null;
        };
        CancelBookingRequest: {
            comment?: string;
        };
        CancelTerms: {
            /** Format: date */
            freeUntil: string | null;
            needsReason: boolean;
            returns: number;
            /** Format: date */
            returnsBy: string;
            keeps: number;
        };
        CapacitySize: {
            places: number;
            minutes: number;
        };
        CarHold: {
            /** Format: date-time */
            since: string;
            /** Format: date */
            deliveryDate: string | null;
        };
        CarReading: {
            chassisNumber?: string;
            fuelType?: components["schemas"]["FuelType"];
            gearType?: components["schemas"]["GearType"];
            fiscalPower?: number;
            modelId?: number;
            version?: string;
            /** Format: date */
            releaseDate?: string;
        };
        CardReading: {
            chassisNumber?: string;
            fuelType?: components["schemas"]["FuelType"];
            gearType?: components["schemas"]["GearType"];
            fiscalPower?: number;
        };
        ChangeBannerRequest: {
            banner: components["schemas"]["BannerEntry"];
            version: number;
        };
        ChangeCampaignRequest: {
            campaign: components["schemas"]["CampaignEntry"];
            version: number;
        };
        ChangeRotaRequest: {
            days: string[][];
        };
        ChangeSettingRequest: {
            value: string;
            was: string;
        };
        ChangeStaffMemberRequest: {
            roles: ("agent" | "expert" | "controller" | "manager" | "editor" | "admin")[];
            areaIds: number[];
        };
        ChangeStoreCapacitiesRequest: {
            capacities: components["schemas"]["OwnCapacity"][];
            was: components["schemas"]["OwnCapacity"][];
        };
        ChangeStoreRequest: {
            store: components["schemas"]["StoreEntry"];
            version: number;
        };
        CheckBookingCodeRequest: {
            code: string;
        };
        CheckList: {
            version: number;
            /** Format: date-time */
            created: string;
            createdBy: string | null;
            parts: components["schemas"]["ExpertiseCheckPart"][];
        };
        CheckPart: {
            id: number;
            title: string;
            titles: components["schemas"]["Localized"];
            section: components["schemas"]["Localized"];
            isFine: boolean | null;
            comment: string | null;
            /** Format: date-time */
            checked: string | null;
            author: string | null;
        };
        /** @enum {string} */
        CheckPartAction: "NotAvailable" | "None" | "Replacement" | "Repair";
        CheckPartAnswer: {
            action: components["schemas"]["CheckPartAction"];
            /** @default false */
            isPainted?: boolean;
            cost?: number | null;
            quantity?: number | null;
            phrases?: string[];
            comment?: string | null;
            measured?: number | null;
            place?: components["schemas"]["CheckPartPlace"] | null;
        };
        /** @enum {string} */
        CheckPartCategory: "Body" | "GlassAndLights" | "WheelsAndBrakes" | "Engine" | "DriveAndSteering" | "Electrics" | "Interior" | "RoadAndPapers";
        CheckPartInput: {
            code: string;
            category: components["schemas"]["CheckPartCategory"];
            /** @enum {string} */
            section: "Body" | "GlassAndLights" | "Wheels" | "Brakes" | "Engine" | "CoolingAndExhaust" | "Drive" | "SteeringAndSuspension" | "Electrics" | "Interior" | "RoadTest" | "Papers";
            titles: {
                fr: string;
                ar: string;
            };
            repairCost: number | null;
            replacementCost: number | null;
            paintCost: number | null;
            unit: ("mm" | "µm" | "%" | "V" | "°C" | "m") | null;
        };
        CheckPartPhoto: {
            /** Format: uuid */
            id: string;
            /** Format: uri-reference */
            uri: string;
            hash: string;
            width: number | null;
            height: number | null;
            isAfter: boolean;
            status: components["schemas"]["DocumentStatus"];
            /** Format: uuid */
            clientId: string | null;
            /** Format: date-time */
            created: string;
        };
        CheckPartPlace: {
            /** @enum {string} */
            view: "Top" | "Left" | "Right" | "Front" | "Back" | "Inside";
            x: number;
            y: number;
        };
        CheckPartQuotation: {
            id: number;
            technicalExpertiseId: number;
            checkPartId: number;
            checkPart: components["schemas"]["ExpertiseCheckPart"];
            action: components["schemas"]["CheckPartAction"] | null;
            isPainted: boolean;
            cost: number | null;
            quantity: number | null;
            comment: string | null;
            /** @enum {string} */
            status: "None" | "PendingEdit";
            editComment: string | null;
            isReopened: boolean;
            former: {
                action: components["schemas"]["CheckPartAction"] | null;
                isPainted: boolean;
                cost: number | null;
                quantity: number | null;
                comment: string | null;
                phrases?: string[];
                /** Format: date-time */
                answered: string | null;
            } | null;
            phrases: string[];
            measured: number | null;
            place: components["schemas"]["CheckPartPlace"] | null;
            isFixed: boolean;
            fix: components["schemas"]["CheckPartRepair"] | null;
            /** Format: date-time */
            answered: string | null;
            answeredBy: string | null;
            revision: number;
            documents: components["schemas"]["CheckPartPhoto"][];
        };
        CheckPartRepair: {
            cost: number;
            /** Format: date */
            day: string;
            comment: string | null;
        };
        Cheque: {
            bank: string;
            /** Format: date */
            day: string;
            isCertified: boolean;
        };
        Chip: {
            parameter: string;
            value: string | number | boolean;
            label?: components["schemas"]["Localized"];
            text: string;
        };
        ChooseConsentRequest: {
            /** Format: uuid */
            device: string;
            accepted: boolean;
            version: string;
            /** @enum {string} */
            language: "fr" | "ar";
        };
        City: {
            id: number;
            name: string;
            names: components["schemas"]["Localized"];
            nameEn: string;
            region: components["schemas"]["Localized"];
            latitude: number;
            longitude: number;
        };
        ClaimBookingRequest: {
            token: string;
        };
        ClaimBookingResponse: {
            /** Format: uuid */
            key: string;
        };
        ClaimPurchaseRequest: {
            token?: string;
            /** Format: uuid */
            key?: string;
        };
        ClaimPurchaseResponse: {
            /** Format: uuid */
            key: string;
        };
        CloseVehicleAdReportsRequest: {
            /** @enum {string} */
            outcome: "Removed" | "Kept";
        };
        Colleague: {
            subject: string;
            name: string;
        };
        /** @enum {string} */
        Color: "White" | "Grey" | "Silver" | "Black" | "Blue" | "Red" | "Brown" | "Beige" | "Green" | "Yellow" | "Orange" | "Burgundy" | "Gold" | "Purple";
        Comment: {
            id: number;
            /** @enum {string} */
            kind: "Note" | "Call" | "Email" | "Visit";
            body: string;
            /** Format: date-time */
            at: string;
            author: string;
        };
        CommentPurchaseRequest: {
            title?: string;
            body: string;
        };
        /** @enum {string} */
        Condition: "New" | "Used";
        ConfirmPayoutRequest: {
            transferReference: string;
        };
        Consent: {
            /** @enum {string} */
            purpose: "News" | "PriceDrops" | "Offers";
            /** @enum {string} */
            channel: "Email" | "Sms" | "Phone" | "Post";
            given: boolean;
            textVersion: string;
            created: string;
        };
        ConsentChoice: {
            consents: {
                /** @enum {string} */
                purpose: "News" | "PriceDrops" | "Offers";
                /** @enum {string} */
                channel: "Email" | "Sms" | "Phone" | "Post";
                given: boolean;
            }[];
        };
        ContactRequest: {
            id: number;
            firstName: string;
            lastName: string;
            email: string | null;
            phone: string | null;
            message: string;
            topic: ("Purchase" | "Payment" | "Warranty" | "Sale" | "Papers" | "Account" | "Assistance") | null;
            /** @enum {string} */
            language: "fr" | "ar";
            vehicle: components["schemas"]["Exchanged"] | null;
            storageAreaId: number | null;
            /** Format: date-time */
            replyBy: string;
            heldFor: ("Trap" | "Links" | "Script" | "Repeated") | null;
            /** Format: date-time */
            answered: string | null;
            /** Format: date-time */
            created: string;
        };
        CorrectDeliveryRequest: {
            mileage: number;
            isMileageConfirmed?: boolean;
            /** Format: date */
            day?: string;
            comment: string;
        };
        CorrectInvoiceRequest: {
            buyer: components["schemas"]["Buyer"];
            comment: string;
        };
        CountDecisionsResponse: {
            count: number;
        };
        CountReadersResponse: {
            confirmed: number;
            pending: number;
        };
        CountShownVehicleAdsRequest: {
            vehicles: number[];
        };
        CountStockPricesResponse: {
            waiting: number;
        };
        CreateEstimateRequest: {
            modelId: number;
            year: number;
            mileage: number;
            city?: string;
            fuelType?: components["schemas"]["FuelType"];
            gearType?: components["schemas"]["GearType"];
            isFirstHand?: boolean;
        };
        Criteria: {
            reference?: string;
            chassisNumber?: string;
            registrationNumber?: string;
            brands?: string[];
            models?: string[];
            cities?: string[];
            colors?: components["schemas"]["Color"][];
            excludedBrands?: string[];
            excludedModels?: string[];
            excludedCities?: string[];
            excludedColors?: components["schemas"]["Color"][];
            excludedFuelTypes?: components["schemas"]["FuelType"][];
            excludedGearTypes?: components["schemas"]["GearType"][];
            excludedBodyStyles?: components["schemas"]["BodyStyle"][];
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
            conditions?: components["schemas"]["Condition"][];
            fuelTypes?: components["schemas"]["FuelType"][];
            bodyStyles?: components["schemas"]["BodyStyle"][];
            gearTypes?: components["schemas"]["GearType"][];
            vehicleRepairStatusTypes?: components["schemas"]["RepairStatus"][];
            registrationTypes?: components["schemas"]["RegistrationType"][];
            operationTypes?: components["schemas"]["OperationType"][];
            storageAreaId?: number[];
        };
        CurrentStaff: {
            subject: string;
            name: string;
            roles: ("agent" | "expert" | "controller" | "manager" | "editor" | "admin")[];
            areas: components["schemas"]["Area"][];
        };
        Customer: {
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
            consents: components["schemas"]["Consent"][];
            documents: {
                /** Format: uuid */
                id: string;
                type: string;
                status: string;
            }[];
            favoriteVehicles: {
                vehicleId: number;
                customerId: number;
            }[];
            created: string;
            lastModified: string;
            /** @constant */
            isDeleted: false;
        };
        CustomerBooking: {
            /** Format: uuid */
            key: string;
            reference: string;
            status: components["schemas"]["BookingStatus"];
            failure: components["schemas"]["ReservationFailure"] | null;
            vehicle: components["schemas"]["BookedVehicle"];
            price: number;
            deposit: number;
            rest: number;
            /** Format: date-time */
            holdUntil: string;
            /** Format: date-time */
            now: string;
            /** Format: uuid */
            paymentId: string | null;
            payable: boolean;
            ledger: components["schemas"]["LedgerEntry"][];
            /** @enum {string} */
            next: "Pay" | "AwaitCall" | "GivePaymentDetails" | "AnswerPrice" | "PayRest" | "AwaitControl" | "FetchCar" | "TryExchange" | "None";
            step: number;
            cancellable: boolean;
            cancelAsks: boolean;
            store: components["schemas"]["VehicleStore"] | null;
            call: components["schemas"]["BookingCall"] | null;
            cancelTerms: components["schemas"]["CancelTerms"] | null;
            cancelAsked: components["schemas"]["CancelAsked"] | null;
            isGuest: boolean;
            newPrice: number | null;
            /** Format: date-time */
            objectUntil: string | null;
            missing: ("firstName" | "lastName" | "companyName" | "ice" | "idNumber" | "address" | "city")[];
            exchangedFor: components["schemas"]["Exchanged"] | null;
            exchangeOf: components["schemas"]["Exchanged"] | null;
            id: number;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            lastModified: string;
            /** @constant */
            isDeleted: false;
            lastStatus: components["schemas"]["BookingStatus"];
            advanceAmount: number;
            /** @enum {string} */
            requestOrigin: "FO" | "BO" | "Extern";
            vehicleId: number;
            vehicleSaleId: number;
            vehicleSale: components["schemas"]["ExpertiseName"];
            warrantyPackId: number | null;
            checkParts: components["schemas"]["BookingCheckPart"][];
            listedPrice: number;
            paymentType: components["schemas"]["PaymentType"] | null;
            paymentMethod: components["schemas"]["PaymentMethod"] | null;
            loan: components["schemas"]["Loan"] | null;
            warrantyPack: components["schemas"]["WarrantyPack"] | null;
            /** Format: date */
            warrantyUntil: string | null;
            /** Format: date */
            deliveryDate: string | null;
            /** Format: date-time */
            delivered: string | null;
            /** Format: date-time */
            recovered: string | null;
            invoiceNumber: string | null;
            statuses: {
                type: components["schemas"]["BookingStatus"];
                price: number | null;
                /** Format: date-time */
                created: string;
            }[];
            actions: string[];
            documents: number;
            messages: components["schemas"]["SentMessage"][];
            exchange: components["schemas"]["Exchange"] | null;
        };
        CustomerBookingLine: {
            id: number;
            reference: string;
            saleId: number;
            car: string;
            plate: string | null;
            price: number;
            status: string;
            created: string;
        };
        CustomerLine: {
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
        };
        CustomerName: {
            id: number;
            firstName: string;
            lastName: string;
        };
        CustomerSale: {
            id: number;
            reference: string;
            status: components["schemas"]["SaleStatus"];
            lastStatus: components["schemas"]["SaleStatus"];
            statuses: {
                type: components["schemas"]["SaleStatus"];
                /** Format: date-time */
                created: string;
            }[];
            customerId: number;
            customer: components["schemas"]["CustomerName"];
            /** Format: date-time */
            assigned: string | null;
            documents: number;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            lastModified: string;
            /** @constant */
            isDeleted: false;
            bookings: components["schemas"]["CustomerBooking"][];
        };
        DataExport: {
            /** Format: uuid */
            id: string | null;
            /** @enum {string} */
            state: "None" | "Asked" | "Ready";
            asked: string | null;
            expires: string | null;
            size: number | null;
        };
        DayHours: {
            open: string;
            close: string;
        } | null;
        DeliverBookingRequest: {
            mileage: number;
            isMileageConfirmed?: boolean;
            comment?: string;
        };
        DeskCustomer: {
            id: number;
            name: string;
            phone: string | null;
        };
        DocumentInfo: {
            /** Format: uuid */
            id: string;
            /** Format: uri-reference */
            uri: string;
            mimeType: string;
            fileName: string;
            size: number | null;
            isGenerated: boolean;
            type: components["schemas"]["DocumentType"];
            spec: components["schemas"]["DocumentSpec"];
            status: components["schemas"]["DocumentStatus"];
            comment: string | null;
            imagesOrder: number;
            version: number;
            hash: string | null;
            width: number | null;
            height: number | null;
            reference: string | null;
            language: ("fr" | "ar") | null;
            superseded: string | null;
            created: string;
            validated: string | null;
        };
        /** @enum {string} */
        DocumentSpec: "None" | "AutoGenerated" | "Front" | "FrontLeft" | "FrontRight" | "Back" | "BackLeft" | "BackRight" | "Dashboard" | "Interior" | "LateralRight" | "LateralLeft" | "PaperWork";
        /** @enum {string} */
        DocumentStatus: "None" | "Accepted" | "Rejected" | "Published" | "Preview";
        /** @enum {string} */
        DocumentType: "VehicleCheckPartImage" | "VehicleGrayCard" | "VehicleRoadTax" | "VehiclePowerOfAttorney" | "VehicleTechnicalVisit" | "VehicleWithdrawal" | "VehiclePicture" | "VehicleGalleryPicture" | "VehicleInfoSheet" | "VehicleCertificate" | "VehicleWarranty" | "PurchaseInvoice" | "CreditNote" | "CustomerCIN" | "CustomerRC" | "QuotationSheet" | "TradeInVoucher" | "BankTransferCommitment" | "PurchaseVoucher" | "SaleProforma" | "PurchaseOrder" | "DeliveryForm" | "BookingSimulation" | "TransferPV" | "ExpertiseSheet" | "CustomerCompanyStatus" | "CustomerCompanyWithdrawal" | "IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "IntermediationExpertiseSheet" | "SaleRecoveryRequest" | "SaleRecoveryExpertiseSheet" | "SaleRecoveryVoucher" | "IntermediationVehiclePicture" | "Banner" | "PublicExpertiseSheet" | "QualityControlSheet" | "DeliveryVoucher" | "ReleaseVoucher" | "WebsiteElementImage" | "VehicleAdPicture";
        DraftEstimate: {
            key: string;
            low: number | null;
            high: number | null;
        };
        DraftTexts: {
            RegistrationType?: string;
            RegistrationNumber?: string;
            Brand?: string;
            Model?: string;
            Unlisted?: string;
            ReleaseDate?: string;
            Mileage?: string;
            Type?: string;
            DesiredModel?: string;
            IsUnderCredit?: string;
            IsHolder?: string;
            Civility?: string;
            FirstName?: string;
            LastName?: string;
            CompanyName?: string;
            Ice?: string;
            TradeRegister?: string;
            Phone?: string;
            Email?: string;
            City?: string;
            Address?: string;
            Zip?: string;
            StorageAreaId?: string;
            AppointmentStart?: string;
        };
        EditOwnBuyerRequest: {
            address?: string | null;
            addressLine2?: string | null;
            zip?: string | null;
            city?: string | null;
            idNumber?: string | null;
        };
        EndAppointmentRequest: {
            /** @enum {string} */
            status: "Cancelled" | "Done" | "Missed";
        };
        EndPurchaseVisitRequest: {
            /** @enum {string} */
            status: "Done" | "Missed";
        };
        Estimate: {
            key: string;
            car: {
                brandId: number;
                brand: string;
                brandNames: components["schemas"]["Localized"];
                modelId: number;
                model: string;
                modelNames: components["schemas"]["Localized"];
                year: number;
                mileage: number;
                city: string | null;
                cityNames: components["schemas"]["Localized"] | null;
                fuelType: components["schemas"]["FuelType"] | null;
                gearType: components["schemas"]["GearType"] | null;
                isFirstHand: boolean | null;
            };
            /** Format: date-time */
            asOf: string;
            /** Format: date-time */
            expires: string;
            found: number;
            needed: number;
            range: {
                low: number;
                probable: number;
                high: number;
                /** @enum {string} */
                confidence: "Low" | "Medium" | "High";
                reachYears: number;
                sold: number;
                told?: number;
                asked: number;
                dots: {
                    price: number;
                    sold: boolean;
                    year: number;
                    mileage: number;
                }[];
                nearest: {
                    id: number;
                    year: number;
                    mileage: number;
                    price: number;
                    /** @enum {string} */
                    kind: "Paid" | "LastAsked" | "SellerPaid" | "SellerAsked" | "Asked";
                    /** Format: date */
                    soldOn: string | null;
                    adjusted: number;
                    version: string | null;
                    slug: string | null;
                    picture: components["schemas"]["Picture"] | null;
                }[];
                moves: {
                    perYear: number;
                    perTenThousandKm: number;
                    firstHand: number | null;
                };
            } | null;
            measured: {
                cars: number;
                /** @enum {string} */
                basis: "Sold" | "Asked";
                sevenInTen: number;
                withinRange: number;
                /** Format: date */
                on: string;
            } | null;
            ways: components["schemas"]["SellingWay"][];
        };
        EstimatedRange: {
            low: number;
            high: number;
        };
        Exchange: {
            /** Format: date */
            until: string;
            daysLeft: number;
            kilometres: number;
        };
        ExchangeBookingRequest: {
            vehicleId: number;
            price: number;
            mileage: number;
            comment: string;
        };
        ExchangeCar: {
            id: number;
            reference: string;
            title: string;
            year: number | null;
            plate: string | null;
            mileage: number | null;
            price: number | null;
            isSame: boolean;
            sums: {
                carried: number;
                toPay: number;
                toReturn: number;
            } | null;
        };
        Exchanged: {
            id: number;
            reference: string;
            title: string;
        };
        Expertise: {
            id: number;
            /** Format: uuid */
            key: string;
            reference: string;
            /** @enum {string} */
            type: "Purchase" | "Certification" | "Intermediation" | "Ad";
            lastStatus: components["schemas"]["ExpertiseStatus"];
            vehicle: components["schemas"]["ExpertiseVehicle"];
            vehicleId: number;
            vehiclePurchaseId: number | null;
            vehicleIntermediationId: number | null;
            vehicleAdId: number | null;
            ownerReference: string | null;
            area: components["schemas"]["Area"] | null;
            vehicleRepairStatusType: components["schemas"]["RepairStatus"];
            mileage: number | null;
            checkListVersion: number;
            car: components["schemas"]["CarReading"];
            differences: components["schemas"]["FactDifference"][];
            isValueOpen: boolean;
            expert: components["schemas"]["Colleague"] | null;
            startValue: number | null;
            startReason: string | null;
            extras: number;
            extrasReason: string | null;
            findingsCost: number;
            quotation: number | null;
            /** Format: date-time */
            appointment: string | null;
            /** Format: date-time */
            started: string | null;
            /** Format: date-time */
            submitted: string | null;
            /** Format: date-time */
            closed: string | null;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            lastModified: string;
            checkPartQuotations: components["schemas"]["CheckPartQuotation"][];
            statuses: {
                type: components["schemas"]["ExpertiseStatus"];
                comment: string | null;
                quotation: number | null;
                author: string | null;
                /** Format: date-time */
                created: string;
                technicalExpertiseId: number;
            }[];
            missing: {
                checkPartQuotationId: number;
                what: ("action" | "edit" | "cost" | "quantity" | "comment" | "photo")[];
            }[];
            steps: {
                /** @enum {string} */
                action: "submit" | "askEdits" | "resubmit" | "giveQuotation" | "acceptQuotation" | "rejectQuotation" | "accept" | "reject";
                needsComment: boolean;
                missing: string | null;
            }[];
            may: {
                answer: boolean;
                value: boolean;
                fix: boolean;
                print: boolean;
            };
        };
        ExpertiseCheckPart: {
            id: number;
            code: string;
            position: number;
            category: components["schemas"]["CheckPartCategory"];
            /** @enum {string} */
            section: "Body" | "GlassAndLights" | "Wheels" | "Brakes" | "Engine" | "CoolingAndExhaust" | "Drive" | "SteeringAndSuspension" | "Electrics" | "Interior" | "RoadTest" | "Papers";
            title: string;
            titles: components["schemas"]["Localized"];
            repairCost: number | null;
            replacementCost: number | null;
            paintCost: number | null;
            unit: ("mm" | "µm" | "%" | "V" | "°C" | "m") | null;
        };
        ExpertiseLine: {
            id: number;
            reference: string;
            /** @enum {string} */
            type: "Purchase" | "Certification" | "Intermediation" | "Ad";
            status: components["schemas"]["ExpertiseStatus"];
            vehicle: components["schemas"]["ExpertiseVehicle"];
            ownerReference: string | null;
            area: components["schemas"]["Area"] | null;
            expert: string | null;
            answered: number;
            points: number;
            findings: number;
            /** Format: date-time */
            appointment: string | null;
            quotation: number | null;
            /** Format: date-time */
            since: string;
            /** Format: date-time */
            created: string;
        };
        ExpertiseName: {
            id: number;
            reference: string;
        };
        /** @enum {string} */
        ExpertiseStatus: "Draft" | "Submitted" | "PendingEdits" | "QuotationSubmitted" | "QuotationRejected" | "QuotationAccepted" | "Accepted" | "Rejected";
        ExpertiseVehicle: {
            id: number;
            reference: string;
            title: string;
            unlisted: ("Brand" | "Model") | null;
            version: string | null;
            plate: string | null;
            chassisNumber: string | null;
            /** Format: date */
            releaseDate: string | null;
            mileage: number | null;
        };
        Facets: {
            total: number;
            certified: number;
            facets: {
                brands: components["schemas"]["NameCount"][];
                models: {
                    value: string;
                    label: components["schemas"]["Localized"];
                    count: number;
                    brand: string;
                }[];
                cities: components["schemas"]["NameCount"][];
                storageAreas: {
                    value: number;
                    label: components["schemas"]["Localized"];
                    count: number;
                }[];
                bodyStyles: {
                    value: components["schemas"]["BodyStyle"];
                    count: number;
                }[];
                fuelTypes: {
                    value: components["schemas"]["FuelType"];
                    count: number;
                }[];
                gearTypes: {
                    value: components["schemas"]["GearType"];
                    count: number;
                }[];
                colors: {
                    value: components["schemas"]["Color"];
                    count: number;
                }[];
                conditions: {
                    value: components["schemas"]["Condition"];
                    count: number;
                }[];
                registrationTypes: {
                    value: components["schemas"]["RegistrationType"];
                    count: number;
                }[];
                operationTypes: {
                    value: components["schemas"]["OperationType"];
                    count: number;
                }[];
                repairStatuses: {
                    value: components["schemas"]["RepairStatus"];
                    count: number;
                }[];
                isCertified: components["schemas"]["FlagCount"][];
                isFirstHand: components["schemas"]["FlagCount"][];
                isControlled: components["schemas"]["FlagCount"][];
                isRepaired: components["schemas"]["FlagCount"][];
                isPromoted: components["schemas"]["FlagCount"][];
                isFinanced: components["schemas"]["FlagCount"][];
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
                price: components["schemas"]["Histogram"];
                mileage: components["schemas"]["Histogram"];
                year: components["schemas"]["Histogram"];
            };
            monthly?: {
                maxPrice: number | null;
                months: number;
            };
            loosen?: {
                parameters: string[];
                total: number;
            }[];
            widen?: components["schemas"]["Widening"][];
        };
        FactDifference: {
            /** @enum {string} */
            fact: "model" | "version" | "year" | "mileage" | "fuelType" | "gearType";
            announced: string | null;
            read: string | null;
        };
        Favourite: {
            id: number;
            vehicleId: number;
            customerId: number;
            customer: components["schemas"]["CustomerName"];
            /** Format: date-time */
            created: string;
            title: string;
            slug: string;
            savedPrice: number | null;
            /** Format: date */
            savedOn: string;
            /** Format: date-time */
            savedAt: string;
            /** @enum {string} */
            state: "Available" | "Reserved" | "Sold" | "Gone";
            vehicle: components["schemas"]["VehicleCard"] | null;
            alert: components["schemas"]["PriceAlert"] | null;
        };
        Feature: {
            id: number;
            code: string;
            title: string;
            titles: components["schemas"]["Localized"];
        };
        FeatureCategory: {
            id: number;
            code: string;
            title: string;
            titles: components["schemas"]["Localized"];
            features: components["schemas"]["Feature"][];
        };
        FieldError: {
            field: string;
            /** @enum {string} */
            reason: "invalid" | "required" | "number" | "int" | "boolean" | "date" | "email" | "uuid" | "phone" | "mobile" | "code" | "codeExpired" | "zip" | "company" | "name" | "notInList" | "tooBig" | "tooSmall" | "tooLong" | "tooShort" | "tooMany" | "tooFew" | "repeated" | "consent" | "cin" | "ice" | "rc" | "plate" | "chassis" | "chassisExists" | "releaseDate" | "unproven" | "secureAddress" | "ownArea" | "byTransfer" | "sameArea" | "noFormerPrice" | "aboveMarket" | "picture" | "pdf" | "pdfActive" | "tooManyPages" | "fileType" | "fileSize" | "hours" | "numbers" | "farAbove" | "doubtfulPrice" | "rib" | "unexplained" | "byContract" | "chequeKnown" | "byCertification" | "byInspection" | "taken" | "alreadyRead" | "otherCar" | "aboveRange" | "unlisted" | "oneCriterion" | "oneLetterAWeek";
            limit?: number;
            values?: string[];
            reference?: string;
        };
        FlagCount: {
            value: boolean;
            count: number;
        };
        FloorStockRequest: {
            floorPrice: number | null;
        };
        Found: {
            /** @enum {string} */
            kind: "booking" | "sale" | "vehicle" | "customer";
            id: number;
            reference: string | null;
            title: string;
            detail: string | null;
            status: string;
        };
        FrontRead: {
            adresse: string | null;
            registrationType: components["schemas"]["RegistrationType"] | null;
            immatriculation: string | null;
            firstName: string | null;
            lastName: string | null;
            releasedDate: string | null;
            usedInMorocco: string | null;
            readings: {
                [key: string]: components["schemas"]["Reading"];
            };
        };
        /** @enum {string} */
        FuelType: "Diesel" | "Gasoline" | "Hybrid" | "Electric";
        GalleryPicture: {
            id: string;
            hash: string;
            spec: components["schemas"]["DocumentSpec"];
            width: number;
            height: number;
            isGenerated: boolean;
        };
        /** @enum {string} */
        GearType: "Manual" | "Automatic";
        GetBookingHoursResponse: {
            open: boolean;
            /** Format: date-time */
            opens: string | null;
            /** Format: date-time */
            now: string;
            utcOffset: number;
            deposit: number;
            holdMinutes: number;
            refundDays: number;
            phoneCode: boolean;
            termsVersion: string;
        };
        GetReadingPlaceResponse: {
            place: number | null;
        };
        GivePaymentDetailsRequest: {
            paymentType: components["schemas"]["PaymentType"];
            paymentMethod: components["schemas"]["PaymentMethod"];
            warrantyPackId?: number | null;
            loan?: components["schemas"]["Loan"] | null;
        };
        GreyCardRead: {
            frontDto: components["schemas"]["FrontRead"];
            backDto: components["schemas"]["BackRead"];
        };
        HeardAnswer: {
            /** @enum {string} */
            way: "Phone" | "InPerson" | "Message";
            comment: string;
        };
        Histogram: {
            min: number | null;
            max: number | null;
            bins: components["schemas"]["HistogramBin"][];
        };
        HistogramBin: {
            from: number;
            to: number | null;
            count: number;
        };
        Hold: {
            /** Format: uuid */
            key: string;
            reference: string;
            /** Format: uuid */
            paymentId: string;
            /** Format: date-time */
            holdUntil: string;
            deposit: number;
        };
        Holiday: {
            id: number;
            /** Format: date */
            date: string;
            name: components["schemas"]["Localized"];
            /** @enum {string} */
            certainty: "Fixed" | "Observed" | "Announced" | "Estimated";
        };
        HolidayEntry: {
            /** Format: date */
            date: string;
            name: components["schemas"]["HolidayNames"];
        };
        HolidayNames: {
            fr: string;
            ar: string;
        };
        InspectedWorth: {
            id: number;
            reference: string;
            lastStatus: components["schemas"]["ExpertiseStatus"];
            startValue: number | null;
            findings: {
                names: components["schemas"]["Localized"];
                quantity: number;
                amount: number;
                phrases: components["schemas"]["Localized"][];
                comment: string | null;
            }[];
            quotation: number | null;
        };
        Intermediation: {
            id: number;
            /** Format: uuid */
            key: string;
            reference: string;
            baNumber: string | null;
            /** @enum {string} */
            requestOrigin: "FO" | "BO" | "Extern";
            /** @enum {string} */
            origin: "FO" | "BO" | "Extern";
            /** @enum {string} */
            type: "Individual" | "GarageOwner";
            status: components["schemas"]["IntermediationStatus"];
            lastStatus: components["schemas"]["IntermediationStatus"];
            customer: components["schemas"]["CustomerName"];
            customerId: number;
            disposedVehicle: components["schemas"]["MediatedVehicle"];
            disposedVehicleId: number;
            storageArea: components["schemas"]["Area"] | null;
            appointment: components["schemas"]["MediationVisit"] | null;
            estimated: components["schemas"]["EstimatedRange"] | null;
            expertise: components["schemas"]["InspectedWorth"] | null;
            differences: components["schemas"]["FactDifference"][];
            intermediationType: components["schemas"]["AgreedTerms"] | null;
            intermediationTypeId: number | null;
            askingPrice: number | null;
            floorPrice: number | null;
            floorReason: string | null;
            wishedFloor: number | null;
            atAskingPrice: components["schemas"]["Settlement"] | null;
            atFloorPrice: components["schemas"]["Settlement"] | null;
            /** Format: date-time */
            agreed: string | null;
            /** Format: date-time */
            contracted: string | null;
            /** Format: date */
            mandateUntil: string | null;
            /** Format: date-time */
            signed: string | null;
            signedBy: string | null;
            held: components["schemas"]["CarHold"] | null;
            /** Format: date-time */
            sold: string | null;
            settlement: components["schemas"]["Settlement"] | null;
            bankWireAccount: components["schemas"]["BankWireAccount"] | null;
            bankWireAccountId: number | null;
            /** @enum {string} */
            payout: "None" | "Due" | "Prepared" | "Paid";
            /** Format: date-time */
            transferDue: string | null;
            /** Format: date-time */
            paid: string | null;
            transferReference: string | null;
            interest: components["schemas"]["BuyerInterest"] | null;
            actions: ("agreeFloor" | "wishFloor" | "toAd" | "withdraw")[];
            statuses: components["schemas"]["IntermediationStep"][];
            technicalExpertises: components["schemas"]["ExpertiseName"][];
            comments: components["schemas"]["IntermediationComment"][];
            documents: components["schemas"]["IntermediationDocument"][];
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            lastModified: string;
        };
        IntermediationComment: {
            title: string;
            body: string;
            vehicleIntermediationId: number;
        };
        IntermediationDocument: {
            /** Format: uuid */
            id: string;
            type: components["schemas"]["DocumentType"];
            status: components["schemas"]["DocumentStatus"];
            comment: string | null;
            mimeType: string;
            language: ("fr" | "ar") | null;
            isGenerated: boolean;
            /** Format: date-time */
            created: string;
        };
        IntermediationLine: {
            id: number;
            reference: string;
            /** @enum {string} */
            type: "Individual" | "GarageOwner";
            status: components["schemas"]["IntermediationStatus"];
            /** @enum {string} */
            payout: "None" | "Due" | "Prepared" | "Paid";
            /** Format: date-time */
            due: string | null;
            isOverdue: boolean;
            /** Format: date-time */
            created: string;
            vehicle: {
                id: number;
                title: string;
                plate: string | null;
                year: number | null;
            };
            seller: components["schemas"]["DeskCustomer"];
            area: components["schemas"]["Area"] | null;
            askingPrice: number | null;
            floorPrice: number | null;
        };
        IntermediationRecord: {
            id: number;
            reference: string;
            baNumber: string | null;
            /** @enum {string} */
            requestOrigin: "FO" | "BO" | "Extern";
            /** @enum {string} */
            origin: "FO" | "BO" | "Extern";
            /** @enum {string} */
            type: "Individual" | "GarageOwner";
            status: components["schemas"]["IntermediationStatus"];
            lastStatus: components["schemas"]["IntermediationStatus"];
            customer: components["schemas"]["CustomerName"];
            customerId: number;
            disposedVehicle: components["schemas"]["MediatedVehicle"];
            disposedVehicleId: number;
            storageArea: components["schemas"]["Area"] | null;
            appointment: components["schemas"]["MediationVisit"] | null;
            estimated: components["schemas"]["EstimatedRange"] | null;
            expertise: components["schemas"]["InspectedWorth"] | null;
            differences: components["schemas"]["FactDifference"][];
            intermediationType: components["schemas"]["AgreedTerms"] | null;
            intermediationTypeId: number | null;
            askingPrice: number | null;
            floorPrice: number | null;
            floorReason: string | null;
            wishedFloor: number | null;
            atAskingPrice: components["schemas"]["Settlement"] | null;
            atFloorPrice: components["schemas"]["Settlement"] | null;
            /** Format: date-time */
            agreed: string | null;
            /** Format: date-time */
            contracted: string | null;
            /** Format: date */
            mandateUntil: string | null;
            /** Format: date-time */
            signed: string | null;
            signedBy: string | null;
            held: components["schemas"]["CarHold"] | null;
            /** Format: date-time */
            sold: string | null;
            settlement: components["schemas"]["Settlement"] | null;
            bankWireAccount: components["schemas"]["BankWireAccount"] | null;
            bankWireAccountId: number | null;
            /** @enum {string} */
            payout: "None" | "Due" | "Prepared" | "Paid";
            /** Format: date-time */
            transferDue: string | null;
            /** Format: date-time */
            paid: string | null;
            transferReference: string | null;
            interest: components["schemas"]["BuyerInterest"] | null;
            statuses: components["schemas"]["IntermediationStep"][];
            technicalExpertises: components["schemas"]["ExpertiseName"][];
            comments: components["schemas"]["IntermediationComment"][];
            documents: components["schemas"]["IntermediationDocument"][];
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            lastModified: string;
            seller: components["schemas"]["SellerCard"];
            assignedTo: string | null;
            isHolder: boolean | null;
            isUnderCredit: boolean | null;
            purchase: components["schemas"]["ExpertiseName"] | null;
            booking: components["schemas"]["ExpertiseName"] | null;
            /** Format: date-time */
            due: string | null;
            isOverdue: boolean;
            unread: ("chassisNumber" | "fuelType" | "gearType" | "fiscalPower")[];
            lacks: string[];
            preparedBy: string | null;
            isPreparedByMe: boolean;
            agreedFor: string | null;
            history: {
                type: components["schemas"]["IntermediationStatus"];
                comment: string | null;
                price: number | null;
                /** Format: date-time */
                created: string;
                author: string | null;
            }[];
            steps: {
                /** @enum {string} */
                action: "accept" | "reject" | "proposeFloor" | "generateContract" | "sign" | "agreeFloor" | "wishFloor" | "toAd" | "withdraw";
                needsComment: boolean;
                missing: string | null;
            }[];
        };
        /** @enum {string} */
        IntermediationStatus: "Submited" | "Accepted" | "Rejected" | "TechnicalExpertiseSubmitted" | "TechnicalExpertisePendingEdit" | "FlooePriceSubmited" | "ContractGenerated" | "ContractSigned" | "Complete" | "TransferedToAd";
        IntermediationStep: {
            type: components["schemas"]["IntermediationStatus"];
            price: number | null;
            comment: string | null;
            /** Format: date-time */
            created: string;
            intermediationId: number;
            intermediation: components["schemas"]["ExpertiseName"];
        };
        IntermediationType: {
            id: number;
            name: string;
            names: components["schemas"]["Localized"];
            /** @enum {string} */
            calculationRule: "PV" | "M";
            /** @enum {string} */
            type: "Individual" | "GarageOwner";
            isDeactivated: boolean;
            saleFees: {
                id: number;
                name: string;
                names: components["schemas"]["Localized"];
                intermediationType: components["schemas"]["ListName"];
                intermediationTypeId: number;
                /** @enum {string} */
                saleFeeType: "Fixed" | "Percent";
                value: number;
            }[];
        };
        IntermediationTypeInput: {
            names: components["schemas"]["Localized"];
            /** @enum {string} */
            calculationRule: "PV" | "M";
            /** @enum {string} */
            type: "Individual" | "GarageOwner";
            /** @default false */
            isDeactivated?: boolean;
            saleFees: {
                names: components["schemas"]["Localized"];
                /** @enum {string} */
                saleFeeType: "Fixed" | "Percent";
                value: number;
            }[];
        };
        JoinWaitlistRequest: {
            buyer: components["schemas"]["Buyer"];
        };
        KnownSeller: {
            id: number;
            hasAccount: boolean;
            /** @enum {string} */
            civility: "M." | "Mme." | "Société";
            firstName: string;
            lastName: string;
            companyName: string | null;
            idNumber: string | null;
            email: string | null;
            phone: string | null;
            city: string | null;
            address: string | null;
            zip: string | null;
            open: number;
        };
        LedgerEntry: {
            /** @enum {string} */
            kind: "Held" | "Counted" | "Paid" | "Returning" | "Returned" | "Kept" | "Corrected" | "CarriedOut" | "CarriedIn";
            amount: number;
            reason: ("HoldOver" | "CarGone" | "Rejected" | "Cancelled" | "Recovered" | "LateCancel") | null;
            method: components["schemas"]["PaymentMethod"] | null;
            /** Format: date-time */
            created: string;
        };
        LedgerRow: {
            id: number;
            /** @enum {string} */
            kind: "Held" | "Counted" | "Paid" | "Returning" | "Returned" | "Kept" | "Corrected" | "CarriedOut" | "CarriedIn";
            amount: number;
            reason: string | null;
            method: components["schemas"]["PaymentMethod"] | null;
            externalReference: string | null;
            cheque: components["schemas"]["Cheque"] | null;
            /** Format: date-time */
            created: string;
            author: string | null;
            corrects: number | null;
            isCorrected: boolean;
        };
        LiftSuppressionRequest: {
            id: string;
        };
        LinkTradeInRequest: {
            bookingId: number | null;
        };
        ListAdConversationsResponse: {
            currentPage: number;
            pageCount: number;
            pageSize: number;
            rowCount: number;
            firstRowOnPage: number;
            lastRowOnPage: number;
            results: components["schemas"]["AdConversation"][];
            unread: number;
        };
        ListAgendaResponse: {
            days: string[];
            stores: components["schemas"]["AgendaStore"][];
            results: components["schemas"]["AgendaEntry"][];
            deliveries: components["schemas"]["AgendaDelivery"][];
        };
        ListAuditNamesResponse: {
            people: components["schemas"]["Colleague"][];
            actions: string[];
            recordTypes: string[];
        };
        ListAuditResponse: {
            currentPage: number;
            pageCount: number;
            pageSize: number;
            rowCount: number;
            firstRowOnPage: number;
            lastRowOnPage: number;
            results: components["schemas"]["AuditEntry"][];
        };
        ListBookingPrintoutsResponse: {
            documents: components["schemas"]["DocumentInfo"][];
            printable: components["schemas"]["BookingPrintout"][];
        };
        ListContactRequestsResponse: {
            currentPage: number;
            pageCount: number;
            pageSize: number;
            rowCount: number;
            firstRowOnPage: number;
            lastRowOnPage: number;
            results: components["schemas"]["ContactRequest"][];
        };
        ListCustomersResponse: {
            currentPage: number;
            pageCount: number;
            pageSize: number;
            rowCount: number;
            firstRowOnPage: number;
            lastRowOnPage: number;
            results: components["schemas"]["CustomerLine"][];
        };
        ListExpertisesResponse: {
            currentPage: number;
            pageCount: number;
            pageSize: number;
            rowCount: number;
            firstRowOnPage: number;
            lastRowOnPage: number;
            results: components["schemas"]["ExpertiseLine"][];
            counts: {
                inspect: number;
                edits: number;
                review: number;
                agreed: number;
                closed: number;
                all: number;
            };
        };
        ListIntermediationPrintoutsResponse: {
            documents: components["schemas"]["DocumentInfo"][];
            printable: ("IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationExpertiseSheet" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "BankTransferCommitment" | "TransferPV")[];
        };
        ListMessagesResponse: {
            currentPage: number;
            pageCount: number;
            pageSize: number;
            rowCount: number;
            firstRowOnPage: number;
            lastRowOnPage: number;
            results: components["schemas"]["OutboxMessage"][];
        };
        ListModelRequest: {
            brand: string;
            model: string;
            adds: boolean;
        };
        ListModelResponse: {
            brandId: number;
            modelId: number;
        };
        ListName: {
            id: number;
            name: string;
        };
        ListPromiseFiguresResponse: {
            least: number;
            figures: components["schemas"]["PromiseFigure"][];
        };
        ListPurchasePrintoutsResponse: {
            documents: components["schemas"]["DocumentInfo"][];
            printable: ("QuotationSheet" | "PurchaseVoucher" | "TradeInVoucher" | "PurchaseInvoice" | "BankTransferCommitment")[];
        };
        ListSlotsResponse: {
            minutes: number;
            /** Format: date */
            until: string;
            days: components["schemas"]["SlotDay"][];
        };
        ListStaffIntermediationsResponse: {
            currentPage: number;
            pageCount: number;
            pageSize: number;
            rowCount: number;
            firstRowOnPage: number;
            lastRowOnPage: number;
            results: components["schemas"]["IntermediationLine"][];
            counts: {
                todo: number;
                overdue: number;
                waiting: number;
                onSale: number;
                all: number;
                closed: number;
            };
        };
        ListStaffPurchasesResponse: {
            currentPage: number;
            pageCount: number;
            pageSize: number;
            rowCount: number;
            firstRowOnPage: number;
            lastRowOnPage: number;
            results: components["schemas"]["PurchaseLine"][];
            counts: {
                todo: number;
                overdue: number;
                waiting: number;
                all: number;
                closed: number;
            };
        };
        ListStaffVehicleAdsResponse: {
            currentPage: number;
            pageCount: number;
            pageSize: number;
            rowCount: number;
            firstRowOnPage: number;
            lastRowOnPage: number;
            results: components["schemas"]["AdLine"][];
            counts: {
                toRead: number;
                reported: number;
                corrections: number;
                refused: number;
                published: number;
                all: number;
            };
            today: components["schemas"]["AdToday"];
        };
        ListStockResponse: {
            currentPage: number;
            pageCount: number;
            pageSize: number;
            rowCount: number;
            firstRowOnPage: number;
            lastRowOnPage: number;
            results: components["schemas"]["StockRow"][];
            counts: {
                [key: string]: number;
            };
        };
        ListSuppressedResponse: {
            currentPage: number;
            pageCount: number;
            pageSize: number;
            rowCount: number;
            firstRowOnPage: number;
            lastRowOnPage: number;
            results: components["schemas"]["Suppressed"][];
        };
        ListVehicleAdsResponse: {
            currentPage: number;
            pageCount: number;
            pageSize: number;
            rowCount: number;
            firstRowOnPage: number;
            lastRowOnPage: number;
            results: components["schemas"]["VehicleAd"][];
        };
        ListVehicleBookingsResponse: {
            currentPage: number;
            pageCount: number;
            pageSize: number;
            rowCount: number;
            firstRowOnPage: number;
            lastRowOnPage: number;
            results: components["schemas"]["QueueRow"][];
            counts: {
                mine: number;
                myAreas: number;
                unassigned: number;
                overdue: number;
                asks: number;
                refunds: number;
                all: number;
                closed: number;
            };
        };
        ListVehicleSalesResponse: {
            currentPage: number;
            pageCount: number;
            pageSize: number;
            rowCount: number;
            firstRowOnPage: number;
            lastRowOnPage: number;
            results: components["schemas"]["SaleRow"][];
            counts: {
                mine: number;
                unassigned: number;
                open: number;
                closed: number;
            };
        };
        ListVehiclesResponse: {
            currentPage: number;
            pageCount: number;
            pageSize: number;
            rowCount: number;
            firstRowOnPage: number;
            lastRowOnPage: number;
            results: components["schemas"]["ListedVehicle"][];
        };
        ListedVehicle: {
            id: number;
            reference: string;
            slug: string;
            brand: string;
            model: string;
            price: number | null;
            oldPrice: number | null;
            /** Format: date */
            priceUpdateDate: string | null;
            pricePosition: number | null;
            isPriceDoubtful: boolean;
            version: string | null;
            operationType: components["schemas"]["OperationType"];
            condition: components["schemas"]["Condition"];
            registrationType: components["schemas"]["RegistrationType"] | null;
            /** Format: date */
            releaseDate: string | null;
            releasePrecision: components["schemas"]["ReleasePrecision"];
            isFirstHand: boolean | null;
            mileage: number | null;
            fuelType: components["schemas"]["FuelType"] | null;
            gearType: components["schemas"]["GearType"] | null;
            bodyStyle: components["schemas"]["BodyStyle"] | null;
            color: components["schemas"]["Color"] | null;
            fiscalPower: number | null;
            doors: number | null;
            seats: number | null;
            storageAreaId: number | null;
            warrantyInMonths: number | null;
            financing: boolean;
            isNew: boolean;
            isCertified: boolean;
            isPromoted: boolean;
            isFeatured: boolean;
            hasPublicExpertiseSheet: boolean;
            inspectedPoints: number | null;
            city: string | null;
            cityNames: components["schemas"]["Localized"] | null;
            isBoosted: boolean;
            lastStatus: components["schemas"]["VehicleStatus"];
            pictureCount: number;
            picture: components["schemas"]["Picture"] | null;
            placement: components["schemas"]["Placement"];
        };
        LiveBanner: {
            id: number;
            /** @enum {string} */
            kind: "Info" | "Offer" | "Warning";
            /** @enum {string} */
            place: "Home" | "Everywhere";
            text: components["schemas"]["Localized"];
            link: string | null;
            linkText: components["schemas"]["Localized"] | null;
            /** Format: date-time */
            starts: string;
            /** Format: date-time */
            ends: string | null;
            picture: components["schemas"]["BannerPicture"] | null;
            alt: components["schemas"]["Localized"] | null;
        };
        Loan: {
            advance: number;
            months: number;
        };
        Localized: {
            fr: string;
            ar?: string;
        };
        MadePartnerKey: {
            id: number;
            name: string;
            hint: string;
            /** Format: date-time */
            created: string;
            creator: string | null;
            /** Format: date-time */
            expires: string;
            /** Format: date-time */
            revoked: string | null;
            /** Format: date-time */
            lastUsed: string | null;
            requests: number;
            key: string;
        };
        MakePartnerKeyRequest: {
            name: string;
        };
        Market: {
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
            measured: components["schemas"]["MarketMeasure"] | null;
        };
        MarketMeasure: {
            cars: number;
            medianError: number;
            withinTen: number;
        };
        MaskedRegistration: {
            code: number;
            prefecture: components["schemas"]["Localized"];
        };
        MediatedVehicle: {
            id: number;
            reference: string;
            title: string;
            unlisted: ("Brand" | "Model") | null;
            year: number | null;
            /** Format: date */
            releaseDate: string | null;
            mileage: number | null;
            registrationNumber: string | null;
            lastStatus: components["schemas"]["VehicleStatus"];
            price: number | null;
            isShown: boolean;
            slug: string;
            picture: string | null;
        };
        MediationVisit: {
            /** Format: uuid */
            key: string;
            /** Format: date-time */
            starts: string;
            storageArea: components["schemas"]["Area"];
        };
        MergeFavouritesRequest: {
            cars: {
                price?: number | null;
                /** Format: date-time */
                savedAt?: string;
                below?: number;
                id: number;
            }[];
        };
        MergeFavouritesResponse: {
            favourites: components["schemas"]["Favourite"][];
            left: number[];
        };
        Model: {
            id: number;
            brand: string;
            model: string;
            name: string;
            names: components["schemas"]["Localized"];
            bodyStyle: components["schemas"]["BodyStyle"];
            isVO: boolean;
        };
        MoveCampaignRequest: {
            version: number;
            /** Format: date-time */
            at?: string;
        };
        MoveStockRequest: {
            /** @enum {string} */
            action: "submit" | "activate" | "transfer" | "receive" | "publish" | "unpublish";
            comment?: string | null;
            storageAreaId?: number;
            /** Format: date */
            arrivesOn?: string;
        };
        MoveTaskRequest: {
            /** @enum {string} */
            action: "start" | "stop" | "resume" | "complete" | "cancel" | "reopen";
            comment?: string;
        };
        NameCount: {
            value: string;
            label: components["schemas"]["Localized"];
            count: number;
        };
        NeededPaperState: {
            type: components["schemas"]["DocumentType"];
            /** @enum {string} */
            state: "Missing" | "Sent" | "Accepted" | "Rejected";
        };
        NewAlert: {
            reference?: string;
            chassisNumber?: string;
            registrationNumber?: string;
            brands?: string[];
            models?: string[];
            cities?: string[];
            colors?: components["schemas"]["Color"][];
            excludedBrands?: string[];
            excludedModels?: string[];
            excludedCities?: string[];
            excludedColors?: components["schemas"]["Color"][];
            excludedFuelTypes?: components["schemas"]["FuelType"][];
            excludedGearTypes?: components["schemas"]["GearType"][];
            excludedBodyStyles?: components["schemas"]["BodyStyle"][];
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
            conditions?: components["schemas"]["Condition"][];
            fuelTypes?: components["schemas"]["FuelType"][];
            bodyStyles?: components["schemas"]["BodyStyle"][];
            gearTypes?: components["schemas"]["GearType"][];
            vehicleRepairStatusTypes?: components["schemas"]["RepairStatus"][];
            registrationTypes?: components["schemas"]["RegistrationType"][];
            operationTypes?: components["schemas"]["OperationType"][];
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
        NewCustomer: {
            /** @enum {string} */
            civility: "M." | "Mme." | "Société";
            firstName: string;
            lastName: string;
            companyName?: string | null;
            /**
             * Format: email
             * @default null
             */
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
        NewStaffMember: {
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
        NoteBoostRefundRequest: {
            reference: string;
        };
        ObjectToAnswerRequest: {
            comment?: string;
        };
        Offer: {
            amount: number;
            startValue: number | null;
            reasons: components["schemas"]["OfferReason"][];
            /** Format: date-time */
            created: string;
        };
        OfferReason: {
            label: string;
            names?: components["schemas"]["PartlyLocalized"] | null;
            phrases?: components["schemas"]["PartlyLocalized"][];
            amount: number;
        };
        OpenExpertiseRequest: {
            /** @constant */
            type: "Certification";
            vehicleId: number;
            storageAreaId?: number;
        };
        /** @enum {string} */
        OperationType: "Standard" | "Intermediation" | "Ad";
        OrderTasksRequest: {
            ids: number[];
        };
        OtherWay: {
            low: number;
            high: number;
            /** @enum {string} */
            way: "Mediation" | "Advert";
            days: number | null;
        };
        OutboxMessage: {
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
        };
        Outcome: {
            /** Format: uuid */
            key: string;
            reference: string;
            status: components["schemas"]["BookingStatus"];
            failure: components["schemas"]["ReservationFailure"] | null;
            vehicle: components["schemas"]["BookedVehicle"];
            price: number;
            deposit: number;
            rest: number;
            /** Format: date-time */
            holdUntil: string;
            /** Format: date-time */
            now: string;
            /** Format: uuid */
            paymentId: string | null;
            payable: boolean;
            ledger: components["schemas"]["LedgerEntry"][];
            /** @enum {string} */
            next: "Pay" | "AwaitCall" | "GivePaymentDetails" | "AnswerPrice" | "PayRest" | "AwaitControl" | "FetchCar" | "TryExchange" | "None";
            step: number;
            cancellable: boolean;
            cancelAsks: boolean;
            store: components["schemas"]["VehicleStore"] | null;
            call: components["schemas"]["BookingCall"] | null;
            cancelTerms: components["schemas"]["CancelTerms"] | null;
            cancelAsked: components["schemas"]["CancelAsked"] | null;
            isGuest: boolean;
            newPrice: number | null;
            /** Format: date-time */
            objectUntil: string | null;
            missing: ("firstName" | "lastName" | "companyName" | "ice" | "idNumber" | "address" | "city")[];
            exchangedFor: components["schemas"]["Exchanged"] | null;
            exchangeOf: components["schemas"]["Exchanged"] | null;
        };
        OwnBuyer: {
            civility: ("M." | "Mme." | "Société") | null;
            firstName: string;
            lastName: string;
            companyName: string | null;
            idNumber: string | null;
            address: string | null;
            addressLine2: string | null;
            zip: string | null;
            city: string | null;
        };
        OwnCapacity: {
            /** @enum {string} */
            kind: "Expertise" | "Visit" | "TestDrive" | "Delivery";
            own: components["schemas"]["CapacitySize"] | null;
        };
        PageDesk: {
            draft: components["schemas"]["WebsitePage"] | null;
            published: components["schemas"]["WebsitePage"] | null;
            former: components["schemas"]["WebsitePage"] | null;
            drafted: components["schemas"]["PageStamp"] | null;
            online: components["schemas"]["PageStamp"] | null;
            gaps: components["schemas"]["PageGap"][];
            versions: {
                at: string;
                by: string | null;
                id: number;
            }[];
        };
        PageDraft: {
            titleFR: string;
            titleAR: string;
            pageSections: {
                titleFR: string;
                titleAR: string;
                /** @enum {string} */
                type: "Home" | "Sale" | "Recovery" | "Purchase" | "FAQ" | "Sub" | "Accident" | "Breakdown" | "Asterisk" | "Note" | "About" | "Cookies" | "Privacy" | "Commitment";
                pageElements: {
                    titleFR: string;
                    titleAR: string;
                    /** @default null */
                    icon?: ("banknote" | "bell" | "calculator" | "lifeBuoy" | "repeat" | "scale" | "shield" | "store") | null;
                    /**
                     * Format: uuid
                     * @default null
                     */
                    documentId?: string | null;
                    /** @default false */
                    isDecorative?: boolean;
                    /** @default  */
                    altFR?: string;
                    /** @default  */
                    altAR?: string;
                    bodyFR: components["schemas"]["RichText"];
                    bodyAR: components["schemas"]["RichText"];
                }[];
            }[];
        };
        PageGap: {
            section: number;
            element: number;
            /** @enum {string} */
            language: "fr" | "ar";
            /** @enum {string} */
            part: "title" | "body" | "alt" | "placeholder" | "sections";
        };
        PageStamp: {
            at: string;
            by: string | null;
        };
        PageSummary: {
            pageType: components["schemas"]["PageType"];
            titleFR: string;
            titleAR: string;
            drafted: components["schemas"]["PageStamp"] | null;
            online: components["schemas"]["PageStamp"] | null;
            gaps: components["schemas"]["PageGap"][];
        };
        /** @enum {string} */
        PageType: "Home" | "Help" | "Assistance" | "FAQ" | "About" | "Cookies" | "Privacy" | "Commitment";
        PartlyLocalized: {
            fr?: string;
            ar?: string;
        };
        PartnerKey: {
            id: number;
            name: string;
            hint: string;
            /** Format: date-time */
            created: string;
            creator: string | null;
            /** Format: date-time */
            expires: string;
            /** Format: date-time */
            revoked: string | null;
            /** Format: date-time */
            lastUsed: string | null;
            requests: number;
        };
        PartnerPurchase: {
            reference: string;
            status: components["schemas"]["PurchaseStatus"];
            /** Format: date-time */
            since: string;
            /** Format: date-time */
            created: string;
        };
        PartnerRequest: {
            /** @enum {string} */
            Civility: "M." | "Mme." | "Société";
            FirstName: string;
            LastName: string;
            CompanyName?: string | null;
            Ice?: string | null;
            TradeRegister?: string | null;
            IdNumber?: string | null;
            /** Format: email */
            Email: string;
            Phone: string;
            City: string;
            Address?: string | null;
            AddressLine2?: string | null;
            Zip?: string | null;
            Brand: string;
            Model: string;
            /** @enum {string} */
            Unlisted?: "Brand" | "Model";
            RegistrationNumber: string;
            /** Format: date */
            ReleaseDate: string;
            Mileage: number;
            FuelType?: components["schemas"]["FuelType"];
            GearType?: components["schemas"]["GearType"];
            /**
             * @default Local
             * @enum {string}
             */
            RegistrationType?: "Local" | "Foreign";
            /** @enum {string} */
            Type: "Purchase" | "TradeIn";
            StorageAreaId: number;
            /** Format: date-time */
            AppointmentStart?: string;
            NewVehicleId?: number;
            DesiredBrand?: string;
            DesiredModel?: string;
            EstimateKey?: string;
            /** Format: uuid */
            DraftKey?: string;
            IsHolder?: boolean;
            IsUnderCredit?: boolean;
        };
        Payment: {
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
        /** @enum {string} */
        PaymentMethod: "Cash" | "Checks" | "CreditCard" | "BankTransfer";
        /** @enum {string} */
        PaymentType: "Direct" | "Financing";
        Picture: {
            id: string;
            hash: string;
            spec: components["schemas"]["DocumentSpec"];
            width: number;
            height: number;
        };
        Placement: {
            place: number;
            /** @enum {string} */
            reason: "Paid" | "CertifiedAndPrice" | "Certified" | "Price" | "Newest" | "AboveMarket" | "DoubtfulPrice" | "Sort";
            placeWithoutPayment: number | null;
        };
        PlanDeliveryRequest: {
            /** Format: date */
            deliveryDate: string | null;
            warrantyPackId: number | null;
        };
        Preference: {
            reference?: string;
            chassisNumber?: string;
            registrationNumber?: string;
            brands?: string[];
            models?: string[];
            cities?: string[];
            colors?: components["schemas"]["Color"][];
            excludedBrands?: string[];
            excludedModels?: string[];
            excludedCities?: string[];
            excludedColors?: components["schemas"]["Color"][];
            excludedFuelTypes?: components["schemas"]["FuelType"][];
            excludedGearTypes?: components["schemas"]["GearType"][];
            excludedBodyStyles?: components["schemas"]["BodyStyle"][];
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
            conditions?: components["schemas"]["Condition"][];
            fuelTypes?: components["schemas"]["FuelType"][];
            bodyStyles?: components["schemas"]["BodyStyle"][];
            gearTypes?: components["schemas"]["GearType"][];
            vehicleRepairStatusTypes?: components["schemas"]["RepairStatus"][];
            registrationTypes?: components["schemas"]["RegistrationType"][];
            operationTypes?: components["schemas"]["OperationType"][];
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
            /** Format: date-time */
            lastModified: string;
            /** @constant */
            isDeleted: false;
            /** Format: date-time */
            nextSending: string | null;
            count: number;
            newCount: number;
        };
        PrepareTransferRequest: {
            /** @default false */
            isDeduction?: boolean;
            /** @default  */
            debited?: string;
            /** @default  */
            reference?: string;
        };
        PriceAlert: {
            below: number;
            /** Format: date */
            toldOn: string | null;
            toldPrice: number | null;
        };
        PriceBasis: {
            market: {
                low: number;
                median: number;
                high: number;
                count: number;
            } | null;
            age: number | null;
            limits: {
                change: number;
                below: number;
                above: number;
            };
            days: number;
        };
        PriceChange: {
            id: number;
            price: number;
            was: number | null;
            /** @enum {string} */
            state: "Open" | "Leaving" | "Applied" | "Refused" | "Withdrawn" | "Replaced" | "Lapsed";
            doubts: ("farFromLast" | "belowMarket" | "aboveMarket" | "belowFloor" | "implausible")[];
            asked: string;
            by: string | null;
            isOwn: boolean;
            mayDecide: boolean;
        };
        PriceStockRequest: {
            price: number;
            was: number | null;
            confirmed?: number;
        };
        PrintBookingDocumentRequest: {
            type: components["schemas"]["BookingPrintout"];
            /** @enum {string} */
            language: "fr" | "ar";
        };
        PrintExpertiseRequest: {
            /** @enum {string} */
            language: "fr" | "ar";
        };
        PrintIntermediationDocumentRequest: {
            /** @enum {string} */
            type: "IntermediationContractIndividual" | "IntermediationContractGarageOwner" | "IntermediationCommitmentIndividual" | "IntermediationCommitmentGarageOwner" | "IntermediationExpertiseSheet" | "IntermediationSaleContractIndividual" | "IntermediationSaleContractGarageOwner" | "BankTransferCommitment" | "TransferPV";
            /** @enum {string} */
            language: "fr" | "ar";
        };
        PrintPurchaseDocumentRequest: {
            /** @enum {string} */
            type: "QuotationSheet" | "PurchaseVoucher" | "TradeInVoucher" | "PurchaseInvoice" | "BankTransferCommitment";
            /** @enum {string} */
            language: "fr" | "ar";
        };
        PrintoutCheck: {
            type: components["schemas"]["DocumentType"];
            reference: string;
            /** @enum {string} */
            language: "fr" | "ar";
            version: number;
            created: string;
            superseded: string | null;
        };
        Problem: {
            type: string;
            title: string;
            status: number;
            detail: string;
            code: string;
            message: string;
            requestId: string;
            errors?: components["schemas"]["FieldError"][];
            state?: string;
            actions?: string[];
            failure?: 1 | 2 | 3;
            opens?: string;
        };
        PromiseFigure: {
            /** @enum {string} */
            promise: "Reply" | "DepositReturn" | "SellerPaid" | "Inspection";
            within: number;
            /** Format: date */
            from: string;
            /** Format: date */
            until: string;
            of: number;
            kept: number | null;
        };
        ProposePriceRequest: {
            price: number;
            comment?: string;
            confirmedPrice?: number;
        };
        PublicCheckPart: {
            code: string;
            position: number;
            /** @enum {string} */
            section: "Body" | "GlassAndLights" | "Wheels" | "Brakes" | "Engine" | "CoolingAndExhaust" | "Drive" | "SteeringAndSuspension" | "Electrics" | "Interior" | "RoadTest" | "Papers";
            titles: components["schemas"]["Localized"];
            /** @enum {string} */
            result: "Fine" | "Fixed" | "Noted" | "NotAvailable";
            action: components["schemas"]["CheckPartAction"];
            isPainted: boolean;
            measured: number | null;
            unit: ("mm" | "µm" | "%" | "V" | "°C" | "m") | null;
            phrases: components["schemas"]["Localized"][];
            comment: string | null;
            cost: number | null;
            quantity: number | null;
            place: components["schemas"]["CheckPartPlace"] | null;
            fix: components["schemas"]["CheckPartRepair"] | null;
            photos: components["schemas"]["PublicPhoto"][];
        };
        PublicExpertise: {
            id: number;
            /** Format: uuid */
            key: string;
            reference: string;
            vehicleId: number;
            checkListVersion: number;
            inspector: {
                /** @constant */
                role: "expert";
                name: string | null;
                area: components["schemas"]["Area"] | null;
            };
            mileage: number | null;
            /** Format: date-time */
            started: string | null;
            /** Format: date-time */
            inspected: string | null;
            /** Format: date-time */
            published: string | null;
            counts: {
                points: number;
                fine: number;
                fixed: number;
                noted: number;
                notAvailable: number;
            };
            fixedCost: number;
            notedCost: number;
            categories: {
                category: components["schemas"]["CheckPartCategory"];
                points: number;
                fine: number;
                fixed: number;
                noted: number;
                notAvailable: number;
                parts: components["schemas"]["PublicCheckPart"][];
            }[];
        };
        PublicPhoto: {
            /** Format: uuid */
            id: string;
            hash: string;
            width: number | null;
            height: number | null;
            isAfter: boolean;
            isGenerated: boolean;
        };
        PublishPageRequest: {
            draft: number | null;
        };
        Purchase: {
            id: number;
            /** Format: uuid */
            key: string;
            reference: string;
            baNumber: string | null;
            /** @enum {string} */
            requestOrigin: "FO" | "BO" | "Extern";
            /** @enum {string} */
            type: "Purchase" | "TradeIn";
            status: components["schemas"]["PurchaseStatus"];
            lastStatus: components["schemas"]["PurchaseStatus"];
            customer: components["schemas"]["CustomerName"];
            customerId: number;
            providerType: components["schemas"]["ListName"] | null;
            providerTypeId: number | null;
            requestCancellationReason: components["schemas"]["ListName"] | null;
            requestCancellationReasonId: number | null;
            disposedVehicle: components["schemas"]["RequestedVehicle"];
            disposedVehicleId: number;
            newVehicle: components["schemas"]["RequestedVehicle"] | null;
            newVehicleId: number | null;
            tradeIn: components["schemas"]["TradeIn"] | null;
            desiredVehicleBrand: string | null;
            desiredVehicleModel: string | null;
            bankWireAccount: components["schemas"]["BankWireAccount"] | null;
            bankWireAccountId: number | null;
            storageArea: components["schemas"]["Area"] | null;
            appointment: components["schemas"]["Appointment"] | null;
            estimated: components["schemas"]["EstimatedRange"] | null;
            quotation: number | null;
            /** Format: date-time */
            quotationUntil: string | null;
            wishedPrice: number | null;
            offers: components["schemas"]["Offer"][];
            findings: {
                label: string;
                comment: string | null;
                photos: string[];
            }[];
            otherWays: components["schemas"]["OtherWay"][];
            differences: components["schemas"]["FactDifference"][];
            actions: ("acceptOffer" | "negotiate" | "takeBack" | "decline" | "toIntermediation" | "toAd" | "sendDocuments" | "cancel")[];
            papers: components["schemas"]["NeededPaperState"][];
            /** Format: date-time */
            transferDue: string | null;
            /** Format: date-time */
            paid: string | null;
            transferReference: string | null;
            statuses: components["schemas"]["PurchaseStep"][];
            technicalExpertises: components["schemas"]["ExpertiseName"][];
            comments: components["schemas"]["PurchaseComment"][];
            documents: components["schemas"]["PurchaseDocument"][];
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            lastModified: string;
        };
        PurchaseClaim: {
            token: string;
            title: string;
            /** Format: date-time */
            created: string;
        };
        PurchaseComment: {
            id: number;
            title: string;
            body: string;
            vehiclePurchaseId: number;
            /** Format: date-time */
            created: string;
        };
        PurchaseDocument: {
            /** Format: uuid */
            id: string;
            type: components["schemas"]["DocumentType"];
            spec: string | null;
            status: components["schemas"]["DocumentStatus"];
            comment: string | null;
            mimeType: string;
            language: ("fr" | "ar") | null;
            isGenerated: boolean;
            /** Format: date-time */
            created: string;
        };
        PurchaseDraft: {
            /** Format: uuid */
            draftKey: string;
            typed: components["schemas"]["DraftTexts"];
            estimate: components["schemas"]["DraftEstimate"] | null;
        };
        PurchaseLine: {
            id: number;
            reference: string;
            /** @enum {string} */
            type: "Purchase" | "TradeIn";
            status: components["schemas"]["PurchaseStatus"];
            /** Format: date-time */
            due: string | null;
            isOverdue: boolean;
            /** Format: date-time */
            since: string;
            /** Format: date-time */
            created: string;
            vehicle: {
                id: number;
                title: string;
                plate: string | null;
                year: number | null;
                mileage: number | null;
            };
            seller: components["schemas"]["DeskCustomer"];
            area: components["schemas"]["Area"] | null;
            quotation: number | null;
            wishedPrice: number | null;
        };
        PurchaseRecord: {
            id: number;
            reference: string;
            baNumber: string | null;
            /** @enum {string} */
            requestOrigin: "FO" | "BO" | "Extern";
            /** @enum {string} */
            type: "Purchase" | "TradeIn";
            status: components["schemas"]["PurchaseStatus"];
            lastStatus: components["schemas"]["PurchaseStatus"];
            customer: components["schemas"]["CustomerName"];
            customerId: number;
            providerType: components["schemas"]["ListName"] | null;
            providerTypeId: number | null;
            requestCancellationReason: components["schemas"]["ListName"] | null;
            requestCancellationReasonId: number | null;
            disposedVehicle: components["schemas"]["RequestedVehicle"];
            disposedVehicleId: number;
            newVehicle: components["schemas"]["RequestedVehicle"] | null;
            newVehicleId: number | null;
            tradeIn: components["schemas"]["TradeIn"] | null;
            desiredVehicleBrand: string | null;
            desiredVehicleModel: string | null;
            bankWireAccount: components["schemas"]["BankWireAccount"] | null;
            bankWireAccountId: number | null;
            storageArea: components["schemas"]["Area"] | null;
            appointment: components["schemas"]["Appointment"] | null;
            estimated: components["schemas"]["EstimatedRange"] | null;
            quotation: number | null;
            /** Format: date-time */
            quotationUntil: string | null;
            wishedPrice: number | null;
            offers: components["schemas"]["Offer"][];
            differences: components["schemas"]["FactDifference"][];
            papers: components["schemas"]["NeededPaperState"][];
            /** Format: date-time */
            transferDue: string | null;
            /** Format: date-time */
            paid: string | null;
            transferReference: string | null;
            statuses: components["schemas"]["PurchaseStep"][];
            technicalExpertises: components["schemas"]["ExpertiseName"][];
            comments: {
                id: number;
                title: string;
                body: string;
                vehiclePurchaseId: number;
                /** Format: date-time */
                created: string;
                author: string | null;
            }[];
            documents: components["schemas"]["PurchaseDocument"][];
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            lastModified: string;
            seller: components["schemas"]["SellerCard"];
            /** @enum {string} */
            language: "fr" | "ar";
            isHolder: boolean | null;
            isUnderCredit: boolean | null;
            bookings: components["schemas"]["Exchanged"][];
            unread: ("chassisNumber" | "fuelType" | "gearType" | "fiscalPower")[];
            isOwn: boolean;
            partner: string | null;
            /** Format: date-time */
            due: string | null;
            isOverdue: boolean;
            draftOffer: components["schemas"]["Offer"] | null;
            history: {
                type: components["schemas"]["PurchaseStatus"];
                comment: string | null;
                price: number | null;
                /** Format: date-time */
                created: string;
                author: string | null;
            }[];
            transfers: {
                amount: number;
                debited: string;
                reference: string;
                isDeduction: boolean;
                /** @enum {string} */
                state: "Prepared" | "Confirmed" | "SentBack";
                /** Format: date-time */
                prepared: string;
                preparer: string | null;
                isOwn: boolean;
                /** Format: date-time */
                decided: string | null;
                decider: string | null;
                remark: string | null;
            }[];
            twins: components["schemas"]["ExpertiseName"][];
            steps: {
                /** @enum {string} */
                action: "accept" | "reject" | "approveQuotation" | "rejectQuotation" | "newOffer" | "acceptDocuments" | "rejectDocuments" | "bill" | "conform" | "notConform" | "pay" | "deactivate" | "reopen" | "acceptOffer" | "negotiate" | "takeBack" | "decline" | "toIntermediation" | "toAd" | "sendDocuments" | "cancel";
                needsComment: boolean;
                missing: string | null;
            }[];
        };
        /** @enum {string} */
        PurchaseStatus: "Submited" | "Accepted" | "Rejected" | "TechnicalExpertiseSubmitted" | "TechnicalExpertisePendingEdit" | "QuotationRejected" | "QuotationAccepted" | "CustomerRejected" | "CustomerNegociated" | "CustomerAccepted" | "Deactivated" | "DocumentsSubmited" | "DocumentsRejected" | "DocumentsAccepted" | "Billed" | "DocumentsConformityRejected" | "DocumentsConformityAccepted" | "Complete" | "TransferedToIntermediation" | "Canceled" | "TransferedToAd";
        PurchaseStep: {
            type: components["schemas"]["PurchaseStatus"];
            quotation: number | null;
            comment: string | null;
            /** Format: date-time */
            created: string;
            vehiclePurchaseId: number;
            vehiclePurchase: components["schemas"]["ExpertiseName"];
        };
        QueueRow: {
            id: number;
            reference: string;
            status: components["schemas"]["BookingStatus"];
            /** Format: date-time */
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
                picture: components["schemas"]["Picture"] | null;
            };
            customer: components["schemas"]["DeskCustomer"];
            area: components["schemas"]["Area"] | null;
            sale: components["schemas"]["ExpertiseName"];
            assignee: components["schemas"]["Colleague"] | null;
            price: number;
            newPrice: number | null;
            toReturn: number;
            isPaymentStuck: boolean;
            isCancelAsked: boolean;
            isToDecide: boolean;
            nextAction: components["schemas"]["BookingAction"] | null;
        };
        ReadAdConversationRequest: {
            upTo: number;
        };
        ReadGreyCardRequest: {
            /** Format: binary */
            Front?: string;
            /** Format: binary */
            Back?: string;
        };
        ReadPreviewResponse: {
            /** Format: date-time */
            expires: string;
            page: components["schemas"]["WebsitePage"];
        };
        Reader: {
            email: string;
            /** @enum {string} */
            language: "fr" | "ar";
            /** Format: date-time */
            confirmed: string;
            textVersion: string;
        };
        Reading: {
            confidence: number;
            isSure: boolean;
            crop: string | null;
        };
        RecogniseCarRequest: {
            plate: string;
        };
        RecogniseCarResponse: {
            plate: string;
            car: {
                brand: string;
                modelId: number;
                year: number | null;
            } | null;
        };
        RecoverBookingRequest: {
            mileage: number;
            comment: string;
        };
        RefuseAskRequest: {
            remark: string;
        };
        RefuseStockPriceRequest: {
            remark?: string;
        };
        /** @enum {string} */
        RegistrationType: "Local" | "Foreign";
        /** @enum {string} */
        ReleasePrecision: "Day" | "Month" | "Year";
        ReopenCheckPartsRequest: {
            parts: number[];
            comment: string;
        };
        /** @enum {string} */
        RepairStatus: "NotRequired" | "NotRepaired" | "Repaired";
        ReportAdConversationRequest: {
            /** @enum {string} */
            reason: "NotForSale" | "WrongPrice" | "WrongCar" | "Scam" | "Stolen" | "Offensive" | "Other";
            /** @default  */
            text?: string;
        };
        ReportBouncesRequest: {
            reports: components["schemas"]["BounceReport"][];
        };
        ReportVehicleAdRequest: {
            /** @enum {string} */
            reason: "NotForSale" | "WrongPrice" | "WrongCar" | "Scam" | "Stolen" | "Offensive" | "Other";
            /** @default  */
            text?: string;
            /** Format: email */
            email?: string;
            /** @default  */
            website?: string;
        };
        ReportedConversation: {
            id: number;
            adId: number;
            reference: string;
            buyer: components["schemas"]["ReportedPerson"];
            seller: components["schemas"]["ReportedPerson"];
            stoppedBy: ("Buyer" | "Seller" | "House") | null;
            messages: {
                id: number;
                /** @enum {string} */
                author: "Buyer" | "Seller";
                text: string | null;
                /** Format: date-time */
                created: string;
                warnings: ("Payment" | "Link" | "Email" | "Phone")[];
            }[];
        };
        ReportedPerson: {
            id: number;
            name: string;
            restricted: {
                reason: string;
                /** Format: date-time */
                since: string;
            } | null;
        };
        Requested: components["schemas"]["Purchase"] | components["schemas"]["Intermediation"];
        RequestedVehicle: {
            id: number;
            reference: string;
            title: string;
            brand: string;
            model: string;
            unlisted: ("Brand" | "Model") | null;
            year: number | null;
            /** Format: date */
            releaseDate: string | null;
            mileage: number | null;
            registrationNumber: string | null;
        };
        ReservationFailure: 1 | 2 | 3;
        ReservationInput: {
            buyer: components["schemas"]["Buyer"];
            terms: boolean;
            loan?: components["schemas"]["Loan"] | null;
        };
        RestorePageRequest: {
            published: number | null;
        };
        RestrictAdPersonRequest: {
            /** @enum {string} */
            side: "Buyer" | "Seller";
            reason: string;
        };
        RetryMessageResponse: {
            isDue: boolean;
        };
        ReviewDocumentRequest: {
            /** @enum {string} */
            status: "Accepted" | "Rejected";
            comment?: string | null;
        };
        RichBlock: {
            /** @constant */
            kind: "paragraph";
            text: components["schemas"]["RichInline"][];
        } | {
            /** @constant */
            kind: "heading";
            text: components["schemas"]["RichInline"][];
        } | {
            /** @constant */
            kind: "list";
            isOrdered: boolean;
            items: components["schemas"]["RichInline"][][];
        };
        RichInline: {
            text: string;
            /** @constant */
            isBold?: true;
            /** @constant */
            isLtr?: true;
            href?: string;
        };
        RichText: components["schemas"]["RichBlock"][];
        Rota: {
            area: components["schemas"]["Area"];
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
        SaleBooking: {
            id: number;
            reference: string;
            status: components["schemas"]["BookingStatus"];
            title: string;
            price: number;
        };
        SaleFee: {
            names: components["schemas"]["PartlyLocalized"];
            /** @enum {string} */
            saleFeeType: "Fixed" | "Percent";
            value: number;
        };
        SaleRecord: {
            id: number;
            reference: string;
            status: components["schemas"]["SaleStatus"];
            /** Format: date-time */
            created: string;
            customer: components["schemas"]["DeskCustomer"];
            area: components["schemas"]["Area"] | null;
            assignee: components["schemas"]["Colleague"] | null;
            /** Format: date-time */
            assigned: string | null;
            bookings: components["schemas"]["SaleBooking"][];
            timeline: {
                id: number;
                status: components["schemas"]["SaleStatus"];
                comment: string | null;
                /** Format: date-time */
                at: string;
                author: string | null;
            }[];
            comments: components["schemas"]["Comment"][];
            allowed: ("assign" | "begin")[];
        };
        SaleRow: {
            id: number;
            reference: string;
            status: components["schemas"]["SaleStatus"];
            /** Format: date-time */
            created: string;
            customer: components["schemas"]["DeskCustomer"];
            area: components["schemas"]["Area"] | null;
            assignee: components["schemas"]["Colleague"] | null;
            /** Format: date-time */
            assigned: string | null;
            bookings: components["schemas"]["SaleBooking"][];
        };
        /** @enum {string} */
        SaleStatus: "Draft" | "Submitted" | "Assigned" | "InProgress" | "Rejected" | "Cancelled" | "Done";
        SaveAlertRequest: {
            reference?: string;
            chassisNumber?: string;
            registrationNumber?: string;
            brands?: string[];
            models?: string[];
            cities?: string[];
            colors?: components["schemas"]["Color"][];
            excludedBrands?: string[];
            excludedModels?: string[];
            excludedCities?: string[];
            excludedColors?: components["schemas"]["Color"][];
            excludedFuelTypes?: components["schemas"]["FuelType"][];
            excludedGearTypes?: components["schemas"]["GearType"][];
            excludedBodyStyles?: components["schemas"]["BodyStyle"][];
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
            conditions?: components["schemas"]["Condition"][];
            fuelTypes?: components["schemas"]["FuelType"][];
            bodyStyles?: components["schemas"]["BodyStyle"][];
            gearTypes?: components["schemas"]["GearType"][];
            vehicleRepairStatusTypes?: components["schemas"]["RepairStatus"][];
            registrationTypes?: components["schemas"]["RegistrationType"][];
            operationTypes?: components["schemas"]["OperationType"][];
            storageAreaId?: number[];
            /** @enum {string} */
            frequency: "Instant" | "Daily" | "Weekly";
            news: boolean;
            isDeactivated: boolean;
        };
        SaveCarReadingRequest: {
            chassisNumber?: string;
            fuelType?: components["schemas"]["FuelType"];
            gearType?: components["schemas"]["GearType"];
            fiscalPower?: number;
            modelId?: number;
            version?: string;
            /** Format: date */
            releaseDate?: string;
        };
        SaveCheckListRequest: {
            version: number;
            parts: components["schemas"]["CheckPartInput"][];
        };
        SaveExpertiseValueRequest: {
            startValue?: number;
            startReason?: string;
            extras?: number;
            extrasReason?: string;
        };
        SavePageDraftRequest: {
            page: components["schemas"]["PageDraft"];
            draft: number | null;
        };
        SavePreferenceRequest: {
            reference?: string;
            chassisNumber?: string;
            registrationNumber?: string;
            brands?: string[];
            models?: string[];
            cities?: string[];
            colors?: components["schemas"]["Color"][];
            excludedBrands?: string[];
            excludedModels?: string[];
            excludedCities?: string[];
            excludedColors?: components["schemas"]["Color"][];
            excludedFuelTypes?: components["schemas"]["FuelType"][];
            excludedGearTypes?: components["schemas"]["GearType"][];
            excludedBodyStyles?: components["schemas"]["BodyStyle"][];
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
            conditions?: components["schemas"]["Condition"][];
            fuelTypes?: components["schemas"]["FuelType"][];
            bodyStyles?: components["schemas"]["BodyStyle"][];
            gearTypes?: components["schemas"]["GearType"][];
            vehicleRepairStatusTypes?: components["schemas"]["RepairStatus"][];
            registrationTypes?: components["schemas"]["RegistrationType"][];
            operationTypes?: components["schemas"]["OperationType"][];
            storageAreaId?: number[];
            /** @enum {string} */
            frequency?: "Instant" | "Daily" | "Weekly";
            news?: boolean;
            isDeactivated?: boolean;
            id?: number;
        };
        SavePurchaseDraftRequest: {
            /** Format: uuid */
            draftKey: string;
            typed: components["schemas"]["DraftTexts"];
            estimate: components["schemas"]["DraftEstimate"] | null;
            /** Format: email */
            email?: string;
        };
        SavePurchaseDraftResponse: {
            key: string;
            /** Format: date-time */
            expires: string;
        };
        SaveStockRequest: {
            revision: string;
            fields: components["schemas"]["StockFields"];
        };
        SaveTaskRequest: {
            title: string;
            description: string | null;
            was: components["schemas"]["AddTaskRequest"];
        };
        SealedExpertise: {
            /** @constant */
            format: "rihla-sheet-1";
            lines: components["schemas"]["SheetLine"][];
            seal: string;
        };
        SearchCriteria: {
            Brands?: string[];
            Models?: string[];
            Cities?: string[];
            Colors?: components["schemas"]["Color"][];
            FuelTypes?: components["schemas"]["FuelType"][];
            GearTypes?: components["schemas"]["GearType"][];
            BodyStyles?: components["schemas"]["BodyStyle"][];
            Conditions?: components["schemas"]["Condition"][];
            ExcludedBrands?: string[];
            ExcludedModels?: string[];
            ExcludedCities?: string[];
            ExcludedColors?: components["schemas"]["Color"][];
            ExcludedFuelTypes?: components["schemas"]["FuelType"][];
            ExcludedGearTypes?: components["schemas"]["GearType"][];
            ExcludedBodyStyles?: components["schemas"]["BodyStyle"][];
            RegistrationTypes?: components["schemas"]["RegistrationType"][];
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
            MonthlyBudget?: number;
            /** @enum {string} */
            sortPropertyName?: "price" | "mileage";
        };
        Segment: {
            languages: ("fr" | "ar")[];
            /**
             * Format: date
             * @default null
             */
            joinedAfter?: string | null;
        };
        SellerCard: {
            civility: string;
            firstName: string;
            lastName: string;
            companyName: string | null;
            ice: string | null;
            registrationNumber: string | null;
            idNumber: string | null;
            email: string | null;
            phone: string | null;
            city: string | null;
            address: string | null;
            addressLine2: string | null;
            zip: string | null;
        };
        SellerContact: {
            name: string | null;
            hasPhone: boolean;
            isOwn: boolean;
        };
        SellingWay: {
            /** @enum {string} */
            way: "House" | "Mediation" | "Advert";
            low: number;
            high: number;
            share: {
                low: number;
                high: number;
            } | null;
            fee: {
                percent: number;
                fixed: number;
            };
            days: {
                median: number;
                sales: number;
            } | null;
        };
        SendBookingCodeResponse: {
            phone: string;
        };
        SendContactRequestRequest: {
            firstName: string;
            lastName: string;
            /** Format: email */
            email?: string;
            phone?: string;
            message: string;
            /** @enum {string} */
            topic?: "Purchase" | "Payment" | "Warranty" | "Sale" | "Papers" | "Account" | "Assistance";
            vehicleId?: number;
            /** @default  */
            website?: string;
        };
        SendContactRequestResponse: {
            /** Format: date-time */
            replyBy: string;
            /** Format: date */
            replyDay: string;
            replyTime: string;
            acknowledged: boolean;
        };
        SendTransferBackRequest: components["schemas"]["StepExplanation"];
        SentMessage: {
            /** @enum {string} */
            channel: "Email" | "Sms";
            about: string;
            /** Format: date-time */
            sent: string;
        };
        SetPriceAlertRequest: {
            below: number;
        };
        SetPriceAlertResponse: {
            below: number;
            /** Format: date */
            toldOn: string | null;
            toldPrice: number | null;
            emailVerified: boolean;
        };
        Setting: {
            key: string;
            value: string;
            /** @enum {string} */
            type: "text" | "number" | "boolean" | "json";
        };
        SettingRow: {
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
            unit: ("minutes" | "workMinutes" | "workHours" | "hours" | "days" | "months" | "km" | "dirhams" | "percent" | "share" | "bytes") | null;
            default: string | null;
            isPublic: boolean;
            lastModified: string;
            lastModifiedBy: string | null;
        };
        SettlePaymentRequest: {
            comment: string;
        };
        Settlement: {
            price: number;
            base: number;
            fees: {
                names: components["schemas"]["PartlyLocalized"];
                /** @enum {string} */
                saleFeeType: "Fixed" | "Percent";
                value: number;
                amount: number;
            }[];
            net: number;
        };
        SharePreviewResponse: {
            /** Format: uuid */
            token: string;
            /** Format: date-time */
            expires: string;
        };
        SheetCar: {
            id: number;
            reference: string;
            name: string;
            version: string | null;
            /** Format: date */
            releaseDate: string | null;
        };
        SheetLine: {
            n: number;
            version: number;
            hash: string;
            /** @constant */
            key: "sheet";
            /** @constant */
            kind: "sheet";
            reference: string;
            /** @enum {string} */
            type: "Purchase" | "Certification" | "Intermediation" | "Ad";
            code: string;
            car: components["schemas"]["SheetCar"];
            mileage: number | null;
            /** Format: date */
            inspectedOn: string | null;
            /** @constant */
            inspectedBy: "expert";
            store: components["schemas"]["Localized"] | null;
            city: components["schemas"]["Localized"] | null;
            checkList: number;
            points: number;
        } | {
            n: number;
            version: number;
            hash: string;
            key: string;
            /** @constant */
            kind: "family";
            family: components["schemas"]["CheckPartCategory"];
            titles: components["schemas"]["Localized"];
        } | {
            n: number;
            version: number;
            hash: string;
            key: string;
            /** @constant */
            kind: "point";
            family: components["schemas"]["CheckPartCategory"];
            titles: components["schemas"]["Localized"];
            action: components["schemas"]["CheckPartAction"] | null;
            isPainted: boolean;
            cost: number | null;
            quantity: number | null;
            phrases?: components["schemas"]["Localized"][];
            comment: string | null;
            measured: number | null;
            unit: ("mm" | "µm" | "%" | "V" | "°C" | "m") | null;
            photos: string[];
            isIllustrated: boolean;
            /** Format: date */
            repairedOn: string | null;
            paid: number | null;
            repairComment: string | null;
            repairPhotos: string[];
        } | {
            n: number;
            version: number;
            hash: string;
            key: string;
            /** @constant */
            kind: "limit";
            titles: components["schemas"]["Localized"];
        } | {
            n: number;
            version: number;
            hash: string;
            key: string;
            /** @constant */
            kind: "seal";
            /** Format: date-time */
            sealedAt: string;
            lines: number;
            photoCount: number;
        };
        ShowSellerPhoneResponse: {
            phone: string;
            isOnWhatsApp: boolean;
        };
        ShownSheet: {
            code: string;
            reference: string;
            seal: string;
            version: number;
            /** Format: date-time */
            sealedAt: string;
            /** Format: date-time */
            renewedAt: string;
            sealed: {
                /** Format: date */
                day: string;
                time: string;
            };
            /** Format: date */
            renewed: string;
            /** Format: date */
            inspectedOn: string | null;
            mileage: number | null;
            store: string | null;
            car: components["schemas"]["SheetCar"];
            points: number;
            counts: {
                ok: number;
                fixed: number;
                note: number;
                none: number;
            };
            families: {
                key: components["schemas"]["CheckPartCategory"];
                title: string;
                points: {
                    key: string;
                    title: string;
                    /** @enum {string} */
                    outcome: "ok" | "fixed" | "note" | "none";
                    action?: components["schemas"]["CheckPartAction"];
                    isPainted?: boolean;
                    cost?: number;
                    phrases?: string[];
                    comment?: string;
                    measured?: {
                        value: number;
                        /** @enum {string} */
                        unit: "mm" | "µm" | "%" | "V" | "°C" | "m";
                    };
                    photos?: string[];
                    isIllustrated?: boolean;
                    /** Format: date */
                    repairedOn?: string;
                    paid?: number;
                    repairComment?: string;
                    repairPhotos?: string[];
                }[];
            }[];
            limits: string[];
        };
        SignBookingRequest: {
            signedBy: string;
            /** @description base64, without the head of a data address */
            png: string;
        };
        SignIntermediationRequest: {
            signedBy: string;
            /** @description base64, without the head of a data address */
            png: string;
        };
        SimulateVehicleRequest: {
            advance: number;
            months: number;
            termsAccepted: boolean;
            /** @default false */
            schedule?: boolean;
        };
        Simulation: {
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
        SimulationConfigs: {
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
            lender: components["schemas"]["Localized"];
        };
        Slot: {
            /** Format: date-time */
            starts: string;
            /** Format: date-time */
            ends: string;
            free: number;
        };
        SlotDay: {
            /** Format: date */
            date: string;
            closed: ("Hours" | "Holiday") | null;
            slots: components["schemas"]["Slot"][];
        };
        StaffBoostPack: {
            id: number;
            name: string;
            names: components["schemas"]["Localized"];
            price: number;
            boostInDays: number;
            isDeactivated: boolean;
            sold: number;
        };
        StaffMember: {
            subject: string;
            name: string;
            roles: ("agent" | "expert" | "controller" | "manager" | "editor" | "admin")[];
            areas: components["schemas"]["Area"][];
            email: string | null;
            isDeactivated: boolean;
            invited: boolean;
            lastSignIn: string | null;
            openSales: number;
            absences: components["schemas"]["Absence"][];
        };
        StartPaymentAttemptResponse: {
            /** Format: uri */
            action: string;
            fields: {
                [key: string]: string;
            };
        };
        StatusComment: {
            comment: string;
        };
        StepComment: {
            comment?: string;
        };
        StepExpertiseRequest: {
            /** @enum {string} */
            action: "submit" | "askEdits" | "resubmit" | "giveQuotation" | "acceptQuotation" | "rejectQuotation" | "accept" | "reject";
            comment?: string;
            parts?: {
                id: number;
                /** @default  */
                comment?: string;
            }[];
        };
        StepExplanation: {
            comment: string;
        };
        StepIntermediationRequest: {
            /** @enum {string} */
            action: "accept" | "reject" | "proposeFloor" | "generateContract" | "sign" | "agreeFloor" | "wishFloor" | "toAd" | "withdraw";
            comment?: string;
            /** @enum {string} */
            type?: "Individual" | "GarageOwner";
            intermediationTypeId?: number;
            askingPrice?: number;
            floorPrice?: number;
            wishedFloor?: number;
        };
        StepPurchaseRequest: {
            /** @enum {string} */
            action: "accept" | "reject" | "approveQuotation" | "rejectQuotation" | "newOffer" | "acceptDocuments" | "rejectDocuments" | "bill" | "conform" | "notConform" | "pay" | "deactivate" | "reopen" | "acceptOffer" | "negotiate" | "takeBack" | "decline" | "toIntermediation" | "toAd" | "sendDocuments" | "cancel";
            comment?: string;
            quotation?: number;
            wishedPrice?: number;
            isSure?: boolean;
            reasonId?: number;
        };
        StepVehicleAdRequest: {
            /** @enum {string} */
            action: "accept" | "askCorrection" | "reject" | "takeBack" | "withdraw" | "deactivate";
            reasons?: ("PriceDoubtful" | "PhotosOfAnother" | "LinkOrPhone" | "AdvanceAsked" | "PhotosUnreadable" | "Duplicate" | "NotIdentified" | "InsultingText" | "PapersDoubtful" | "Other")[];
            comment?: string;
            suspends?: string;
            /** Format: date-time */
            seen?: string;
        };
        Steps: {
            allowed: components["schemas"]["BookingAction"][];
            blocked: {
                action: components["schemas"]["BookingAction"];
                /** @enum {string} */
                reason: "OtherRole" | "PriceMissing" | "PaymentDetailsMissing" | "BuyerIncomplete" | "CancelAsked" | "PriceNotPaid" | "CheckListOpen" | "NotSigned" | "ExchangeOver";
                roles: string[];
            }[];
        };
        StockCard: {
            id: number;
            reference: string;
            slug: string;
            brand: string;
            model: string;
            lastStatus: components["schemas"]["VehicleStatus"];
            isPublic: boolean;
            revision: string;
            fields: {
                brandId: number;
                modelId: number;
                version: string | null;
                operationType: components["schemas"]["OperationType"];
                condition: components["schemas"]["Condition"];
                registrationType: components["schemas"]["RegistrationType"] | null;
                registrationNumber: string | null;
                chassisNumber: string | null;
                /** Format: date */
                releaseDate: string | null;
                origin: string | null;
                isFirstHand: boolean | null;
                mileage: number | null;
                fuelType: components["schemas"]["FuelType"] | null;
                gearType: components["schemas"]["GearType"] | null;
                bodyStyle: components["schemas"]["BodyStyle"] | null;
                color: components["schemas"]["Color"] | null;
                fiscalPower: number | null;
                doors: number | null;
                seats: number | null;
                storageAreaId: number | null;
                cityId: number | null;
                vehicleRepairStatusType: components["schemas"]["RepairStatus"] | null;
                financing: boolean;
                financingRatio: number | null;
                financingMonths: number | null;
                videoLink: string | null;
                description: components["schemas"]["TypedDescription"] | null;
                isNew: boolean;
                features: number[];
            };
            price: number | null;
            oldPrice: number | null;
            floorPrice: number | null;
            /** Format: date */
            priceUpdateDate: string | null;
            pricePosition: number | null;
            isPriceDoubtful: boolean;
            formerPrice: number | null;
            priceBasis: components["schemas"]["PriceBasis"] | null;
            priceChange: components["schemas"]["PriceChange"] | null;
            isCertified: boolean;
            isPromoted: boolean;
            isFeatured: boolean;
            isArchived: boolean;
            hasPublicExpertiseSheet: boolean;
            storageArea: components["schemas"]["Area"] | null;
            transferArea: components["schemas"]["Area"] | null;
            /** Format: date */
            transferDate: string | null;
            /** Format: date */
            arrivesOn: string | null;
            pictures: components["schemas"]["DocumentInfo"][];
            minPictures: number;
            tasks: components["schemas"]["Task"][];
            history: components["schemas"]["StockEvent"][];
            transfers: components["schemas"]["Transfer"][];
            moves: components["schemas"]["StockMove"][];
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
        StockCount: {
            count: number;
            certified: number;
        };
        StockEvent: {
            /** @enum {string} */
            kind: "status" | "price";
            type: components["schemas"]["VehicleStatus"];
            comment: string | null;
            price: number | null;
            oldPrice: number | null;
            at: string;
            by: string | null;
        };
        StockFields: {
            brandId: number;
            modelId: number;
            version: string | null;
            operationType: components["schemas"]["OperationType"];
            condition: components["schemas"]["Condition"];
            registrationType: components["schemas"]["RegistrationType"] | null;
            registrationNumber: string | null;
            chassisNumber: string | null;
            /** Format: date */
            releaseDate: string | null;
            origin: ("WW au Maroc" | "Dédouanée" | "Importée neuve" | "Pas encore dédouanée") | null;
            isFirstHand: boolean | null;
            mileage: number | null;
            fuelType: components["schemas"]["FuelType"] | null;
            gearType: components["schemas"]["GearType"] | null;
            bodyStyle: components["schemas"]["BodyStyle"] | null;
            color: components["schemas"]["Color"] | null;
            fiscalPower: number | null;
            doors: number | null;
            seats: number | null;
            storageAreaId: number | null;
            cityId: number | null;
            vehicleRepairStatusType: components["schemas"]["RepairStatus"] | null;
            financing: boolean;
            financingRatio: number | null;
            financingMonths: number | null;
            videoLink: string | null;
            description: components["schemas"]["TypedDescription"] | null;
            isNew: boolean;
            features: number[];
        };
        StockMove: {
            /** @enum {string} */
            action: "submit" | "activate" | "transfer" | "receive" | "publish" | "unpublish";
            to: components["schemas"]["VehicleStatus"];
            reason: ("status" | "advert" | "role" | "area" | "missing") | null;
            missing: string[];
        };
        StockRow: {
            id: number;
            reference: string;
            brand: string;
            model: string;
            version: string | null;
            /** Format: date */
            releaseDate: string | null;
            mileage: number | null;
            price: number | null;
            oldPrice: number | null;
            lastStatus: components["schemas"]["VehicleStatus"];
            registrationNumber: string | null;
            storageArea: components["schemas"]["Area"] | null;
            transferArea: components["schemas"]["Area"] | null;
            city: string | null;
            cityNames: components["schemas"]["Localized"] | null;
            bodyStyle: components["schemas"]["BodyStyle"] | null;
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
            hasOpenPrice: boolean;
            openTasks: number;
            lastModified: string;
        };
        StopPriceAlertResponse: {
            title: string;
            all: boolean;
        };
        StoppedAlert: {
            criteria: components["schemas"]["Criteria"];
            isDeactivated: boolean;
        };
        StorageArea: {
            id: number;
            name: string;
            names: components["schemas"]["Localized"];
            tag: string;
            city: string;
            cityNames: components["schemas"]["Localized"];
            address: string;
            addresses: components["schemas"]["Localized"];
            addressLine2: string | null;
            zip: string | null;
            phone: string;
            email: string | null;
            latitude: number;
            longitude: number;
            hours: components["schemas"]["WeekHours"];
            services: ("Inspection" | "Mechanics" | "Bodywork" | "Charging")[];
            isDeactivated: boolean;
        };
        Store: {
            id: number;
            name: string;
            names: components["schemas"]["Localized"];
            tag: string;
            city: string;
            cityNames: components["schemas"]["Localized"];
            address: string;
            addresses: components["schemas"]["Localized"];
            addressLine2: string | null;
            zip: string | null;
            phone: string;
            email: string | null;
            latitude: number;
            longitude: number;
            hours: components["schemas"]["WeekHours"];
            services: ("Inspection" | "Mechanics" | "Bodywork" | "Charging")[];
            isDeactivated: boolean;
            version: number;
            changed: components["schemas"]["PageStamp"];
            use: {
                cars: number;
                appointments: number;
            };
        };
        StoreCapacity: {
            /** @enum {string} */
            kind: "Expertise" | "Visit" | "TestDrive" | "Delivery";
            own: components["schemas"]["CapacitySize"] | null;
            usual: {
                places: number;
                minutes: number;
            };
        };
        StoreEntry: {
            names: {
                fr: string;
                ar: string;
            };
            addresses: components["schemas"]["BannerText"];
            city: string;
            /** @default null */
            zip?: string | null;
            phone: string;
            /**
             * Format: email
             * @default null
             */
            email?: string | null;
            latitude: number;
            longitude: number;
            hours: ({
                open: string;
                close: string;
            } | null)[];
            /** @default [] */
            services?: ("Inspection" | "Mechanics" | "Bodywork" | "Charging")[];
            /** @default false */
            isDeactivated?: boolean;
        };
        StuckPayment: {
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
        };
        SubmitPaymentDetailsRequest: {
            paymentType: components["schemas"]["PaymentType"];
            paymentMethod: components["schemas"]["PaymentMethod"];
            loanAdvance?: number;
            loanMonths?: number;
            comment?: string;
        };
        SubmitPurchaseRequest: {
            /** Format: binary */
            File1?: string;
            /** Format: binary */
            File2?: string;
        };
        SubscribeToNewsletterRequest: {
            /** Format: email */
            email: string;
            /** @enum {string} */
            language: "fr" | "ar";
            consent: boolean;
            /** @default  */
            website?: string;
        };
        SubscribeToNewsletterResponse: {
            consentVersion: string;
        };
        Suggest: {
            criteria: components["schemas"]["SearchCriteria"];
            chips: components["schemas"]["Chip"][];
            unknown: string[];
            suggestions: components["schemas"]["Suggestion"][];
            total: number;
        };
        Suggestion: {
            /** @enum {string} */
            kind: "brand" | "model" | "city" | "bodyStyle" | "fuelType" | "gearType" | "color";
            value: string;
            label?: components["schemas"]["Localized"];
            brand?: string;
            count: number;
            criteria: components["schemas"]["SearchCriteria"];
        };
        Suppressed: {
            id: string;
            address: string;
            /** @enum {string} */
            channel: "Email" | "Sms";
            /** @enum {string} */
            reason: "NotFound" | "Complaint";
            created: string;
        };
        SwitchStockRequest: {
            isPromoted?: boolean;
            isFeatured?: boolean;
            isCertified?: boolean;
            isArchived?: boolean;
        };
        SyncExpertiseRequest: {
            operations: {
                /** Format: uuid */
                id: string;
                checkPartQuotationId: number;
                base: number;
                /** Format: uuid */
                after?: string;
                /** Format: date-time */
                at?: string;
                answer: components["schemas"]["CheckPartAnswer"];
            }[];
            mileage?: number;
            vehicleRepairStatusType?: components["schemas"]["RepairStatus"];
        };
        SyncExpertiseResponse: {
            lastStatus: components["schemas"]["ExpertiseStatus"];
            quotation: number | null;
            findingsCost: number;
            results: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                outcome: "Kept" | "Newer" | "Closed";
                part: components["schemas"]["CheckPartQuotation"];
            }[];
            revisions: {
                id: number;
                revision: number;
            }[];
        };
        TakePurchaseRequest: {
            /** @enum {string} */
            Civility: "M." | "Mme." | "Société";
            FirstName: string;
            LastName: string;
            CompanyName?: string | null;
            Ice?: string | null;
            TradeRegister?: string | null;
            IdNumber?: string | null;
            /** Format: email */
            Email: string;
            Phone: string;
            City: string;
            Address?: string | null;
            AddressLine2?: string | null;
            Zip?: string | null;
            Brand: string;
            Model: string;
            /** @enum {string} */
            Unlisted?: "Brand" | "Model";
            RegistrationNumber: string;
            /** Format: date */
            ReleaseDate: string;
            Mileage: number;
            FuelType?: components["schemas"]["FuelType"];
            GearType?: components["schemas"]["GearType"];
            /**
             * @default Local
             * @enum {string}
             */
            RegistrationType?: "Local" | "Foreign";
            /** @enum {string} */
            Type: "Purchase" | "TradeIn" | "Intermediation";
            StorageAreaId: number;
            /** Format: date-time */
            AppointmentStart?: string;
            NewVehicleId?: number;
            DesiredBrand?: string;
            DesiredModel?: string;
            EstimateKey?: string;
            /** Format: uuid */
            DraftKey?: string;
            IsHolder?: boolean;
            IsUnderCredit?: boolean;
            CustomerId?: number;
        };
        TakeReceiptBackRequest: {
            reason: string;
        };
        Task: {
            id: number;
            vehicleId: number;
            order: number;
            title: string;
            description: string | null;
            isDone: boolean;
            lastStatus: components["schemas"]["TaskStatus"];
            statuses: {
                type: components["schemas"]["TaskStatus"];
                comment: string | null;
                at: string;
                by: string | null;
            }[];
            actions: ("start" | "stop" | "resume" | "complete" | "cancel" | "reopen")[];
        };
        /** @enum {string} */
        TaskStatus: "Idle" | "Started" | "Stopped" | "Cancelled" | "Completed";
        TradeIn: {
            bookingId: number;
            /** Format: uuid */
            bookingKey: string;
            bookingReference: string;
            bookingStatus: components["schemas"]["BookingStatus"];
            title: string;
            price: number;
            fees: number;
            settled: number;
            value: number | null;
            isDeducted: boolean;
            toPay: number;
            toReceive: number;
            cancelAsks: boolean;
            cancelAsked: boolean;
        };
        Transfer: {
            id: number;
            from: components["schemas"]["Area"] | null;
            to: components["schemas"]["Area"];
            comment: string | null;
            sent: string;
            sentBy: string | null;
            received: string | null;
            receivedBy: string | null;
        };
        TryCampaignResponse: {
            to: string;
        };
        TypedDescription: {
            fr?: string;
            ar?: string;
        };
        UpdateCheckPartQuotationRequest: {
            action: components["schemas"]["CheckPartAction"];
            /** @default false */
            isPainted?: boolean;
            cost?: number | null;
            quantity?: number | null;
            phrases?: string[];
            comment?: string | null;
            measured?: number | null;
            place?: components["schemas"]["CheckPartPlace"] | null;
            revision?: number;
        };
        UpdateCheckPartRequest: {
            isFine: boolean;
            comment?: string;
        };
        UpdateCurrentCustomerRequest: {
            address?: string | null;
            addressLine2?: string | null;
            zip?: string | null;
            city?: string | null;
        };
        UploadDocumentRequest: {
            /** Format: binary */
            File: string;
        };
        UploadPartRequest: {
            /** Format: binary */
            File: string;
        };
        UploadState: {
            received: number;
            document: components["schemas"]["DocumentInfo"] | null;
        };
        VehicleAd: {
            id: number;
            reference: string;
            customer: components["schemas"]["CustomerName"];
            customerId: number;
            disposedVehicle: components["schemas"]["AdVehicle"];
            disposedVehicleId: number;
            /** @enum {string} */
            lastStatus: "Draft" | "Submited" | "Accepted" | "Rejected" | "Published" | "Deactivated";
            statuses: components["schemas"]["AdStep"][];
            technicalExpertises: components["schemas"]["ExpertiseName"][];
            views: number;
            viewsOfWeek: number;
            comments: components["schemas"]["AdComment"][];
            documents: components["schemas"]["DocumentInfo"][];
            description: string | null;
            descriptions: components["schemas"]["PartlyLocalized"];
            reasons: components["schemas"]["AdRefusal"][];
            mends: ("price" | "photos" | "description" | "registrationNumber")[] | null;
            missing: string[];
            mayAppeal: boolean;
            /** Format: date-time */
            due: string | null;
            /** Format: date-time */
            visibleUntil: string | null;
            boostPack: components["schemas"]["BoughtPack"] | null;
            boostPackId: number | null;
            boost: components["schemas"]["BoostLeft"] | null;
            boosts: components["schemas"]["AdBoost"][];
            sold: ("Here" | "Elsewhere" | "No") | null;
            soldPrice: number | null;
            wishedPrice: number | null;
            isOnWhatsApp: boolean;
            showsPhone: boolean;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            lastModified: string;
        };
        VehicleCard: {
            id: number;
            reference: string;
            slug: string;
            brand: string;
            model: string;
            price: number | null;
            oldPrice: number | null;
            /** Format: date */
            priceUpdateDate: string | null;
            pricePosition: number | null;
            isPriceDoubtful: boolean;
            version: string | null;
            operationType: components["schemas"]["OperationType"];
            condition: components["schemas"]["Condition"];
            registrationType: components["schemas"]["RegistrationType"] | null;
            /** Format: date */
            releaseDate: string | null;
            releasePrecision: components["schemas"]["ReleasePrecision"];
            isFirstHand: boolean | null;
            mileage: number | null;
            fuelType: components["schemas"]["FuelType"] | null;
            gearType: components["schemas"]["GearType"] | null;
            bodyStyle: components["schemas"]["BodyStyle"] | null;
            color: components["schemas"]["Color"] | null;
            fiscalPower: number | null;
            doors: number | null;
            seats: number | null;
            storageAreaId: number | null;
            warrantyInMonths: number | null;
            financing: boolean;
            isNew: boolean;
            isCertified: boolean;
            isPromoted: boolean;
            isFeatured: boolean;
            hasPublicExpertiseSheet: boolean;
            inspectedPoints: number | null;
            city: string | null;
            cityNames: components["schemas"]["Localized"] | null;
            isBoosted: boolean;
            lastStatus: components["schemas"]["VehicleStatus"];
            pictureCount: number;
            picture: components["schemas"]["Picture"] | null;
        };
        VehicleDetail: {
            id: number;
            reference: string;
            slug: string;
            brand: string;
            model: string;
            price: number | null;
            oldPrice: number | null;
            /** Format: date */
            priceUpdateDate: string | null;
            pricePosition: number | null;
            isPriceDoubtful: boolean;
            version: string | null;
            operationType: components["schemas"]["OperationType"];
            condition: components["schemas"]["Condition"];
            registrationType: components["schemas"]["RegistrationType"] | null;
            /** Format: date */
            releaseDate: string | null;
            releasePrecision: components["schemas"]["ReleasePrecision"];
            isFirstHand: boolean | null;
            mileage: number | null;
            fuelType: components["schemas"]["FuelType"] | null;
            gearType: components["schemas"]["GearType"] | null;
            bodyStyle: components["schemas"]["BodyStyle"] | null;
            color: components["schemas"]["Color"] | null;
            fiscalPower: number | null;
            doors: number | null;
            seats: number | null;
            storageAreaId: number | null;
            warrantyInMonths: number | null;
            financing: boolean;
            isNew: boolean;
            isCertified: boolean;
            isPromoted: boolean;
            isFeatured: boolean;
            hasPublicExpertiseSheet: boolean;
            inspectedPoints: number | null;
            city: string | null;
            cityNames: components["schemas"]["Localized"] | null;
            isBoosted: boolean;
            lastStatus: components["schemas"]["VehicleStatus"];
            pictureCount: number;
            picture: components["schemas"]["Picture"] | null;
            brandNames: components["schemas"]["Localized"];
            modelNames: components["schemas"]["Localized"];
            origin: string | null;
            vehicleRepairStatusType: components["schemas"]["RepairStatus"] | null;
            /** Format: date */
            warrantyExpirationDate: string | null;
            isControlled: boolean;
            description: components["schemas"]["PartlyLocalized"] | null;
            isRepaired: boolean;
            /** @enum {string} */
            availability: "Available" | "Arriving" | "Reserved" | "Sold";
            arrival: {
                /** Format: date */
                date: string;
                store: components["schemas"]["Area"];
            } | null;
            videoLink: string | null;
            registration: components["schemas"]["MaskedRegistration"] | null;
            /** Format: date */
            publishedAt: string | null;
            created: string;
            lastModified: string;
            /** @constant */
            isDeleted: false;
            financingRatio: number | null;
            financingMonths: number | null;
            /** Format: date */
            soldAt: string | null;
            features: components["schemas"]["VehicleFeatures"][];
            pictures: components["schemas"]["GalleryPicture"][];
            storageArea: components["schemas"]["VehicleStore"] | null;
            market: components["schemas"]["Market"] | null;
        };
        VehicleFeatures: {
            code: string;
            title: string;
            titles: components["schemas"]["Localized"];
            features: components["schemas"]["Feature"][];
        };
        /** @enum {string} */
        VehicleStatus: "Draft" | "Pending" | "InTransfer" | "Active" | "Published" | "Reserved" | "Booked" | "Sold";
        VehicleStore: {
            id: number;
            name: string;
            names: components["schemas"]["Localized"];
            tag: string;
            city: string;
            cityNames: components["schemas"]["Localized"];
            address: string;
            addresses: components["schemas"]["Localized"];
            addressLine2: string | null;
            phone: string;
            email: string | null;
            latitude: number;
            longitude: number;
            hours: components["schemas"]["DayHours"][];
        };
        VisitWish: {
            storageAreaId: number;
            /** Format: date-time */
            starts: string;
        };
        VoteOnAnswerRequest: {
            question: string;
            isHelpful: boolean;
        };
        WaitlistEntry: {
            /** Format: uuid */
            key: string;
            /** @enum {string} */
            state: "Waiting" | "Offered" | "Taken" | "Lapsed" | "Left";
            vehicle: components["schemas"]["BookedVehicle"];
            position: number | null;
            /** Format: date-time */
            opens: string;
            /** Format: date-time */
            offeredUntil: string | null;
            /** Format: date-time */
            expires: string;
            /** Format: date-time */
            now: string;
            /** Format: uuid */
            bookingKey: string | null;
        };
        WarrantyPack: {
            id: number;
            name: string;
            names: components["schemas"]["Localized"];
            description: string;
            descriptions: components["schemas"]["Localized"];
            months: number;
            price: number;
        };
        WebsiteElement: {
            id: number;
            icon: ("banknote" | "bell" | "calculator" | "lifeBuoy" | "repeat" | "scale" | "shield" | "store") | null;
            titleFR: string;
            titleAR: string;
            descFR: string;
            descAR: string;
            bodyFR: components["schemas"]["RichText"];
            bodyAR: components["schemas"]["RichText"];
            altFR: string;
            altAR: string;
            isDecorative: boolean;
            order: number;
            documents: components["schemas"]["DocumentInfo"][];
        };
        WebsitePage: {
            id: number;
            pageType: components["schemas"]["PageType"];
            isDraft: boolean;
            created: string | null;
            lastModified: string | null;
            /** @constant */
            isDeleted: false;
            titleFR: string;
            titleAR: string;
            pageSections: components["schemas"]["WebsiteSection"][];
        };
        WebsiteSection: {
            id: number;
            websitePageId: number;
            websitePage: {
                id: number;
                pageType: components["schemas"]["PageType"];
            };
            /** @enum {string} */
            type: "Home" | "Sale" | "Recovery" | "Purchase" | "FAQ" | "Sub" | "Accident" | "Breakdown" | "Asterisk" | "Note" | "About" | "Cookies" | "Privacy" | "Commitment";
            titleFR: string;
            titleAR: string;
            pageElements: components["schemas"]["WebsiteElement"][];
        };
        WeekHours: components["schemas"]["DayHours"][];
        WholeAdConversation: {
            id: number;
            /** @enum {string} */
            side: "Buyer" | "Seller";
            other: string | null;
            subject: components["schemas"]["AdSubject"];
            /** @enum {string} */
            state: "Open" | "Stopped" | "StoppedByOther" | "StoppedByHouse" | "Blocked" | "BlockedByOther" | "Over";
            /** Format: date-time */
            lastMessage: string;
            lastText: string | null;
            lastIsOwn: boolean;
            unread: number;
            messages: components["schemas"]["AdMessage"][];
            isReported: boolean;
        };
        Widening: {
            /** @enum {string} */
            kind: "price" | "mileage" | "year" | "city" | "model";
            value: string;
            brand: string | null;
            distance: number | null;
            parameters: {
                [key: string]: string[];
            };
            total: number;
        };
        WriteToSellerRequest: {
            text: string;
        };
    };
    responses: {
        /** @description code: BadRequest */
        BadRequest: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description code: Unauthorized */
        Unauthorized: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description code: Forbidden */
        Forbidden: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description code: NotFound */
        NotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description code: MethodNotAllowed */
        MethodNotAllowed: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description code: TransitionNotAllowed, EmailExists, PhoneExists, DuplicateEnquiry, TooManyAlerts, FavouritesFull, TooManyAdverts, NotFinanced, LastAdmin, SettingChanged, CarTaken, BookingClosed, PriceNotPaid, CancelAsked, CheckListOpen, NotSigned, ExchangeOver, EditConflict, VehicleTaken, TooFewPictures, PrintoutNotReady, OfferOver, SlotTaken, AppointmentNear, PapersMissing, SecondPerson, CarHeld, ConversationClosed */
        Conflict: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description code: Gone */
        Gone: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description code: PayloadTooLarge */
        PayloadTooLarge: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description code: UnsupportedMediaType */
        UnsupportedMediaType: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description code: RangeNotSatisfiable */
        RangeNotSatisfiable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description code: TooManyRequests */
        TooManyRequests: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description code: Unexpected */
        Unexpected: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description code: NotReady, PaymentsClosed, ReaderBusy */
        Unavailable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller has this version already. */
        NotModified: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Any other error. */
        Problem: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description error: invalid_request, invalid_grant, invalid_client or unsupported_grant_type */
        OAuthError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: string;
                    error_description?: string;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        /** @description Done; the answer is empty. */
        Done: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Done. */
        BookingRecord: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BookingRecord"];
            };
        };
        /** @description Done. */
        PurchaseRecord: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PurchaseRecord"];
            };
        };
        /** @description Done. */
        StockCard: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StockCard"];
            };
        };
        /** @description Done. */
        DocumentInfo: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DocumentInfo"];
            };
        };
        /** @description Done. */
        VehicleAd: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["VehicleAd"];
            };
        };
        /** @description Done. */
        WebsitePage: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WebsitePage"];
            };
        };
        /** @description Done. */
        WholeAdConversation: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WholeAdConversation"];
            };
        };
        /** @description Done. */
        IntermediationRecord: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IntermediationRecord"];
            };
        };
        /** @description Done. */
        Outcome: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Outcome"];
            };
        };
        /** @description Done. */
        Expertise: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Expertise"];
            };
        };
        /** @description Done. */
        Preference: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Preference"];
            };
        };
        /** @description Done. */
        Customer: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Customer"];
            };
        };
        /** @description Done. */
        Purchase: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Purchase"];
            };
        };
        /** @description Done. */
        Task: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Task"][];
            };
        };
        /** @description Done. */
        Campaign: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Campaign"];
            };
        };
        /** @description Done. */
        Model: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Model"][];
            };
        };
        /** @description Done. */
        StaffMember: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StaffMember"];
            };
        };
        /** @description Done. */
        ReportedConversation: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReportedConversation"];
            };
        };
        /** @description Done. */
        AdExpertise: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AdExpertise"];
            };
        };
        /** @description Done. */
        PageDesk: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PageDesk"];
            };
        };
        /** @description Done. */
        VehicleCard: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["VehicleCard"][];
            };
        };
        /** @description Done. */
        StaffBoostPack: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StaffBoostPack"][];
            };
        };
        /** @description Done. */
        SaleRecord: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SaleRecord"];
            };
        };
        /** @description Done. */
        Intermediation: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Intermediation"];
            };
        };
        /** @description Done. */
        IntermediationType: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IntermediationType"][];
            };
        };
        /** @description Done. */
        Requested: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Requested"];
            };
        };
        /** @description Done. */
        StoreCapacity: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StoreCapacity"][];
            };
        };
        /** @description Done. */
        Estimate: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Estimate"];
            };
        };
        /** @description Done. */
        StoppedAlert: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StoppedAlert"];
            };
        };
        /** @description Done. */
        DataExport: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DataExport"];
            };
        };
        /** @description Done. */
        UploadState: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UploadState"];
            };
        };
        /** @description Done. */
        Holiday: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Holiday"];
            };
        };
        /** @description Done. */
        Store: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Store"];
            };
        };
        /** @description Done. */
        BoostRefund: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BoostRefund"][];
            };
        };
        /** @description Done. */
        AdRecord: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AdRecord"];
            };
        };
        /** @description Done. */
        AdReport: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AdReport"][];
            };
        };
        /** @description Done. */
        WaitlistEntry: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WaitlistEntry"];
            };
        };
        /** @description Done. */
        CheckList: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CheckList"];
            };
        };
        /** @description Done. */
        CheckPartQuotation: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CheckPartQuotation"];
            };
        };
        /** @description Done. */
        ShownSheet: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ShownSheet"];
            };
        };
        /** @description Done. */
        PartnerPurchase: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PartnerPurchase"];
            };
        };
        /** @description Done. */
        Banner: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Banner"];
            };
        };
    };
    parameters: {
        /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
        AcceptLanguage: "fr" | "ar";
        /** @description ETag of the version that the caller has: the answer is 304 when it is still the same. */
        IfNoneMatch: string;
        /** @description One byte range; the answer is 206 with that part. */
        Range: string;
        Id: number;
        Key: string;
        Page: number;
        Area: number;
        Code: string;
        Size: number;
        Type: components["schemas"]["DocumentType"];
        Text: string;
        Subject: string;
        Phone: string;
        Token: string;
        IsThumbnail: "true" | "false";
        Spec: components["schemas"]["DocumentSpec"];
        Owner: "Booking" | "Purchase" | "CheckPart" | "CheckPartRepair" | "Intermediation";
        From: string;
        Brands: string[];
        Assignee: string;
        Id_token_hint: string;
        ReturnUrl: string;
        Kind: "Expertise" | "Visit" | "TestDrive" | "Delivery";
        Q: string;
        Reference: string;
        ChassisNumber: string;
        RegistrationNumber: string;
        ComparableTo: number;
        Models: string[];
        Cities: string[];
        Colors: components["schemas"]["Color"][];
        ExcludedBrands: string[];
        ExcludedModels: string[];
        ExcludedCities: string[];
        ExcludedColors: components["schemas"]["Color"][];
        ExcludedFuelTypes: components["schemas"]["FuelType"][];
        ExcludedGearTypes: components["schemas"]["GearType"][];
        ExcludedBodyStyles: components["schemas"]["BodyStyle"][];
        MinReleaseDate: string;
        MaxReleaseDate: string;
        MinMileage: number;
        MaxMileage: number;
        MinPrice: number;
        MaxPrice: number;
        MonthlyBudget: number;
        DownPayment: number;
        IsCertified: boolean;
        IsControlled: boolean;
        IsRepaired: boolean;
        IsFirstHand: boolean;
        IsPromoted: boolean;
        IsFinanced: boolean;
        IsBoosted: boolean;
        IsArchived: boolean;
        Conditions: components["schemas"]["Condition"][];
        FuelTypes: components["schemas"]["FuelType"][];
        BodyStyles: components["schemas"]["BodyStyle"][];
        GearTypes: components["schemas"]["GearType"][];
        VehicleRepairStatusTypes: components["schemas"]["RepairStatus"][];
        RegistrationTypes: components["schemas"]["RegistrationType"][];
        OperationTypes: components["schemas"]["OperationType"][];
        StorageAreaId: number[];
        ChangeId: number;
        Task: number;
        Hash: string;
        Width: "320" | "480" | "640" | "800" | "960" | "1440";
        Format: "avif" | "webp" | "jpeg";
        ClientId: string;
        Offset: number;
        Brand: string;
        AskId: number;
        View: "mine" | "myAreas" | "unassigned" | "overdue" | "asks" | "refunds" | "all" | "closed";
        Status: components["schemas"]["BookingStatus"][];
        Civility: "M." | "Mme." | "Société";
        FirstName: string;
        LastName: string;
        CompanyName: string | null;
        Ice: string | null;
        TradeRegister: string | null;
        IdNumber: string | null;
        Email: string;
        City: string;
        Address: string | null;
        AddressLine2: string | null;
        Zip: string | null;
        Model: string;
        Unlisted: "Brand" | "Model";
        ReleaseDate: string;
        Mileage: number;
        FuelType: components["schemas"]["FuelType"];
        GearType: components["schemas"]["GearType"];
        RegistrationType: "Local" | "Foreign";
        AppointmentStart: string;
        NewVehicleId: number;
        DesiredBrand: string;
        DesiredModel: string;
        EstimateKey: string;
        DraftKey: string;
        IsHolder: boolean;
        IsUnderCredit: boolean;
    };
    requestBodies: never;
    headers: {
        /** @description Number of the request; name it when you report a fault. */
        RequestId: string;
        /** @description Seconds after which to ask again. */
        RetryAfter: number;
        /** @description Version of the content, for If-None-Match. */
        ETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAntiForgeryToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cookie XSRF-TOKEN is set; scripts of a page can read it. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "set-cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getOpenIdConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses and abilities of the provider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uri */
                        issuer: string;
                        /** Format: uri */
                        authorization_endpoint: string;
                        /** Format: uri */
                        token_endpoint: string;
                        /** Format: uri */
                        userinfo_endpoint: string;
                        /** Format: uri */
                        revocation_endpoint: string;
                        /** Format: uri */
                        end_session_endpoint: string;
                        /** Format: uri */
                        check_session_iframe: string;
                        /** Format: uri */
                        jwks_uri: string;
                        response_types_supported: string[];
                        scopes_supported: string[];
                        code_challenge_methods_supported: string[];
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    getSigningKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        keys: {
                            [key: string]: unknown;
                        }[];
                    };
                };
            };
        };
    };
    getClientConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                client: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings of the client. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uri */
                        authority: string;
                        client_id: string;
                        /** Format: uri */
                        redirect_uri: string;
                        /** Format: uri */
                        popup_redirect_uri: string;
                        /** Format: uri */
                        silent_redirect_uri: string;
                        /** Format: uri */
                        post_logout_redirect_uri: string;
                        response_type: string;
                        scope: string;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    authorize: {
        parameters: {
            query: {
                client_id: string;
                redirect_uri: string;
                response_type: "code";
                scope: string;
                state: string;
                nonce: string;
                code_challenge: string;
                code_challenge_method: "S256";
                prompt?: "none" | "login" | "create";
                ui_locales?: "fr" | "ar";
                id_token_hint?: components["parameters"]["Id_token_hint"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the sign-in page, or back to redirect_uri with `code` or `error`. */
            303: {
                headers: {
                    /** @description Where to go on. */
                    location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The client or its address is unknown: a page says so. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    getTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @enum {string} */
                    grant_type: "authorization_code" | "refresh_token";
                    client_id: string;
                    code?: string;
                    /** Format: uri */
                    redirect_uri?: string;
                    code_verifier?: string;
                    refresh_token?: string;
                };
            };
        };
        responses: {
            /** @description The tokens; send the access token as bearer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        access_token: string;
                        /** @enum {string} */
                        token_type: "Bearer";
                        expires_in: number;
                        id_token: string;
                        refresh_token: string;
                        scope: string;
                    };
                };
            };
            400: components["responses"]["OAuthError"];
        };
    };
    getUserInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The claims. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sub: string;
                        name?: string;
                        given_name?: string;
                        family_name?: string;
                        locale?: string;
                        email?: string;
                        email_verified?: boolean;
                        phone_number?: string | null;
                        phone_number_verified?: boolean;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    token: string;
                    token_type_hint?: string;
                    client_id: string;
                };
            };
        };
        responses: {
            /** @description It is ended, or was never good. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["OAuthError"];
        };
    };
    endSession: {
        parameters: {
            query?: {
                id_token_hint?: components["parameters"]["Id_token_hint"];
                post_logout_redirect_uri?: string;
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page that asks, or confirms by itself when the hint is of this session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Back to the site. */
            303: {
                headers: {
                    /** @description Where to go on. */
                    location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getSessionFrame: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The frame. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    openRegisterPage: {
        parameters: {
            query?: {
                returnUrl?: components["parameters"]["ReturnUrl"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    openAccountPage: {
        parameters: {
            query?: {
                returnUrl?: components["parameters"]["ReturnUrl"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description To the sign-in page. */
            303: {
                headers: {
                    /** @description Where to go on. */
                    location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    openForgottenPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    listAgenda: {
        parameters: {
            query?: {
                from?: components["parameters"]["From"];
                days?: number;
                area?: components["parameters"]["Area"];
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListAgendaResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    addAppointment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddAppointmentRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddAppointmentResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description code: SlotTaken */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    blockPlaces: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlockPlacesRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockPlacesResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description code: SlotTaken */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    endAppointment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndAppointmentRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    freePlace: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listStoreCapacities: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StoreCapacity"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    changeStoreCapacities: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeStoreCapacitiesRequest"];
            };
        };
        responses: {
            200: components["responses"]["StoreCapacity"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: EditConflict */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    getCalendarFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                key: components["parameters"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    listFirstSlots: {
        parameters: {
            query: {
                kind: components["parameters"]["Kind"];
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        storageAreaId: number;
                        /** Format: date-time */
                        starts: string | null;
                    }[];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    listSlots: {
        parameters: {
            query: {
                kind: components["parameters"]["Kind"];
                storageAreaId: number;
                from?: components["parameters"]["From"];
                days?: number;
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSlotsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    compareVehicles: {
        parameters: {
            query: {
                VehicleIds: number[];
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleDetail"][];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description code: VehicleNotFound */
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getSimulationConfigs: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulationConfigs"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    simulateVehicle: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "advance": 20,
                 *       "months": 60,
                 *       "termsAccepted": true
                 *     }
                 */
                "application/json": components["schemas"]["SimulateVehicleRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "vehiclePrice": 214900,
                     *       "advance": 20,
                     *       "contribution": 42980,
                     *       "financed": 171920,
                     *       "months": 60,
                     *       "monthlyAmount": 3575,
                     *       "teg": 8.1,
                     *       "totalPaid": 215640.5,
                     *       "totalCost": 43720.5,
                     *       "fee": 1100,
                     *       "schedule": []
                     *     }
                     */
                    "application/json": components["schemas"]["Simulation"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description code: AntiForgery */
            403: components["responses"]["Forbidden"];
            /** @description code: VehicleNotFound */
            404: components["responses"]["NotFound"];
            /** @description code: NotFinanced */
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            default: components["responses"]["Problem"];
        };
    };
    createEstimate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateEstimateRequest"];
            };
        };
        responses: {
            200: components["responses"]["Estimate"];
            400: components["responses"]["BadRequest"];
            /** @description code: AntiForgery */
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    getVehicleAdWorth: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdWorth"];
                };
            };
            /** @description There is none. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: Forbidden, CustomerInactive */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getEstimate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Estimate"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    recogniseCar: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecogniseCarRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecogniseCarResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description code: AntiForgery */
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    listVehicleAdPriceDays: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdPriceDay"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: Forbidden, CustomerInactive */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getFacets: {
        parameters: {
            query?: {
                q?: components["parameters"]["Q"];
                Reference?: components["parameters"]["Reference"];
                ChassisNumber?: components["parameters"]["ChassisNumber"];
                RegistrationNumber?: components["parameters"]["RegistrationNumber"];
                ComparableTo?: components["parameters"]["ComparableTo"];
                Brands?: string[];
                Models?: components["parameters"]["Models"];
                Cities?: components["parameters"]["Cities"];
                Colors?: components["parameters"]["Colors"];
                ExcludedBrands?: components["parameters"]["ExcludedBrands"];
                ExcludedModels?: components["parameters"]["ExcludedModels"];
                ExcludedCities?: components["parameters"]["ExcludedCities"];
                ExcludedColors?: components["parameters"]["ExcludedColors"];
                ExcludedFuelTypes?: components["parameters"]["ExcludedFuelTypes"];
                ExcludedGearTypes?: components["parameters"]["ExcludedGearTypes"];
                ExcludedBodyStyles?: components["parameters"]["ExcludedBodyStyles"];
                MinReleaseDate?: components["parameters"]["MinReleaseDate"];
                MaxReleaseDate?: components["parameters"]["MaxReleaseDate"];
                MinMileage?: components["parameters"]["MinMileage"];
                MaxMileage?: components["parameters"]["MaxMileage"];
                MinPrice?: components["parameters"]["MinPrice"];
                MaxPrice?: components["parameters"]["MaxPrice"];
                MonthlyBudget?: components["parameters"]["MonthlyBudget"];
                DownPayment?: components["parameters"]["DownPayment"];
                IsCertified?: components["parameters"]["IsCertified"];
                IsControlled?: components["parameters"]["IsControlled"];
                IsRepaired?: components["parameters"]["IsRepaired"];
                IsFirstHand?: components["parameters"]["IsFirstHand"];
                IsPromoted?: components["parameters"]["IsPromoted"];
                IsFinanced?: components["parameters"]["IsFinanced"];
                IsBoosted?: components["parameters"]["IsBoosted"];
                IsArchived?: components["parameters"]["IsArchived"];
                Conditions?: components["parameters"]["Conditions"];
                FuelTypes?: components["parameters"]["FuelTypes"];
                BodyStyles?: components["parameters"]["BodyStyles"];
                GearTypes?: components["parameters"]["GearTypes"];
                VehicleRepairStatusTypes?: components["parameters"]["VehicleRepairStatusTypes"];
                RegistrationTypes?: components["parameters"]["RegistrationTypes"];
                OperationTypes?: components["parameters"]["OperationTypes"];
                StorageAreaId?: components["parameters"]["StorageAreaId"];
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Facets"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    getStockCount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1070,
                     *       "certified": 412
                     *     }
                     */
                    "application/json": components["schemas"]["StockCount"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listVehicles: {
        parameters: {
            query?: {
                q?: components["parameters"]["Q"];
                Reference?: components["parameters"]["Reference"];
                ChassisNumber?: components["parameters"]["ChassisNumber"];
                RegistrationNumber?: components["parameters"]["RegistrationNumber"];
                ComparableTo?: components["parameters"]["ComparableTo"];
                Brands?: string[];
                Models?: components["parameters"]["Models"];
                Cities?: components["parameters"]["Cities"];
                Colors?: components["parameters"]["Colors"];
                ExcludedBrands?: components["parameters"]["ExcludedBrands"];
                ExcludedModels?: components["parameters"]["ExcludedModels"];
                ExcludedCities?: components["parameters"]["ExcludedCities"];
                ExcludedColors?: components["parameters"]["ExcludedColors"];
                ExcludedFuelTypes?: components["parameters"]["ExcludedFuelTypes"];
                ExcludedGearTypes?: components["parameters"]["ExcludedGearTypes"];
                ExcludedBodyStyles?: components["parameters"]["ExcludedBodyStyles"];
                MinReleaseDate?: components["parameters"]["MinReleaseDate"];
                MaxReleaseDate?: components["parameters"]["MaxReleaseDate"];
                MinMileage?: components["parameters"]["MinMileage"];
                MaxMileage?: components["parameters"]["MaxMileage"];
                MinPrice?: components["parameters"]["MinPrice"];
                MaxPrice?: components["parameters"]["MaxPrice"];
                MonthlyBudget?: components["parameters"]["MonthlyBudget"];
                DownPayment?: components["parameters"]["DownPayment"];
                IsCertified?: components["parameters"]["IsCertified"];
                IsControlled?: components["parameters"]["IsControlled"];
                IsRepaired?: components["parameters"]["IsRepaired"];
                IsFirstHand?: components["parameters"]["IsFirstHand"];
                IsPromoted?: components["parameters"]["IsPromoted"];
                IsFinanced?: components["parameters"]["IsFinanced"];
                IsBoosted?: components["parameters"]["IsBoosted"];
                IsArchived?: components["parameters"]["IsArchived"];
                Conditions?: components["parameters"]["Conditions"];
                FuelTypes?: components["parameters"]["FuelTypes"];
                BodyStyles?: components["parameters"]["BodyStyles"];
                GearTypes?: components["parameters"]["GearTypes"];
                VehicleRepairStatusTypes?: components["parameters"]["VehicleRepairStatusTypes"];
                RegistrationTypes?: components["parameters"]["RegistrationTypes"];
                OperationTypes?: components["parameters"]["OperationTypes"];
                StorageAreaId?: components["parameters"]["StorageAreaId"];
                page?: components["parameters"]["Page"];
                size?: number;
                sortPropertyName?: "relevance" | "price" | "releaseDate" | "mileage" | "published" | "brand" | "reference" | "created";
                sortDirection?: "Ascending" | "Descending";
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListVehiclesResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    suggest: {
        parameters: {
            query?: {
                q?: string;
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Suggest"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    listStock: {
        parameters: {
            query?: {
                status?: components["schemas"]["VehicleStatus"][];
                storageAreaId?: number[];
                brandId?: number[];
                q?: string;
                archived?: "true" | "false";
                openPrice?: "true" | "false";
                sort?: "modified" | "created" | "price" | "mileage" | "reference";
                direction?: "asc" | "desc";
                page?: components["parameters"]["Page"];
                size?: number;
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListStockResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    addStock: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockFields"];
            };
        };
        responses: {
            200: components["responses"]["StockCard"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    arrangePictures: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArrangePicturesRequest"];
            };
        };
        responses: {
            200: components["responses"]["StockCard"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description code: VehicleNotFound */
            404: components["responses"]["NotFound"];
            /** @description code: EditConflict */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    floorStock: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FloorStockRequest"];
            };
        };
        responses: {
            200: components["responses"]["StockCard"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description code: VehicleNotFound */
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getStock: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StockCard"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description code: VehicleNotFound */
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    saveStock: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveStockRequest"];
            };
        };
        responses: {
            200: components["responses"]["StockCard"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description code: VehicleNotFound */
            404: components["responses"]["NotFound"];
            /** @description code: EditConflict */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    moveStock: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveStockRequest"];
            };
        };
        responses: {
            200: components["responses"]["StockCard"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description code: VehicleNotFound */
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    switchStock: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SwitchStockRequest"];
            };
        };
        responses: {
            200: components["responses"]["StockCard"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description code: VehicleNotFound */
            404: components["responses"]["NotFound"];
            /** @description code: VehicleTaken */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    listModel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListModelRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListModelResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description code: VehicleNotFound */
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    approveStockPrice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
                changeId: components["parameters"]["ChangeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApproveStockPriceRequest"];
            };
        };
        responses: {
            200: components["responses"]["StockCard"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description code: VehicleNotFound, NotFound */
            404: components["responses"]["NotFound"];
            /** @description code: EditConflict, VehicleTaken */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    countStockPrices: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountStockPricesResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    priceStock: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceStockRequest"];
            };
        };
        responses: {
            200: components["responses"]["StockCard"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description code: VehicleNotFound */
            404: components["responses"]["NotFound"];
            /** @description code: EditConflict, VehicleTaken */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    refuseStockPrice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
                changeId: components["parameters"]["ChangeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefuseStockPriceRequest"];
            };
        };
        responses: {
            200: components["responses"]["StockCard"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description code: VehicleNotFound, NotFound */
            404: components["responses"]["NotFound"];
            /** @description code: EditConflict */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    orderTasks: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderTasksRequest"];
            };
        };
        responses: {
            200: components["responses"]["Task"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description code: VehicleNotFound */
            404: components["responses"]["NotFound"];
            /** @description code: EditConflict */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    addTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddTaskRequest"];
            };
        };
        responses: {
            200: components["responses"]["Task"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description code: VehicleNotFound */
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    moveTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
                task: components["parameters"]["Task"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveTaskRequest"];
            };
        };
        responses: {
            200: components["responses"]["Task"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description code: VehicleNotFound, NotFound */
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    saveTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
                task: components["parameters"]["Task"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveTaskRequest"];
            };
        };
        responses: {
            200: components["responses"]["Task"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description code: VehicleNotFound, NotFound */
            404: components["responses"]["NotFound"];
            /** @description code: EditConflict */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    getVehicle: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description code: VehicleNotFound */
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            default: components["responses"]["Problem"];
        };
    };
    listFeaturedVehicles: {
        parameters: {
            query?: {
                size?: number;
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VehicleCard"];
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    listPromotedVehicles: {
        parameters: {
            query?: {
                size?: number;
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VehicleCard"];
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    listRecommendations: {
        parameters: {
            query?: {
                size?: number;
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VehicleCard"];
            400: components["responses"]["BadRequest"];
            /** @description code: VehicleNotFound */
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            default: components["responses"]["Problem"];
        };
    };
    listVehicleFeatures: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleFeatures"][];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description code: VehicleNotFound */
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            default: components["responses"]["Problem"];
        };
    };
    getVehicleSheet: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for is at another address. */
            303: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    /** @description Where it is. */
                    location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            /** @description code: VehicleNotFound */
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            default: components["responses"]["Problem"];
        };
    };
    getSharePicture: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description ETag of the version that the caller has: the answer is 304 when it is still the same. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
                language: "fr" | "ar";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            /** @description code: VehicleNotFound, DocumentNotFound */
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            default: components["responses"]["Problem"];
        };
    };
    listAlerts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preference"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description code: CustomerInactive */
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    createAlert: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "brands": [
                 *         "Dacia"
                 *       ],
                 *       "maxPrice": 120000,
                 *       "fuelTypes": [
                 *         "Diesel"
                 *       ],
                 *       "cities": [
                 *         "Casablanca",
                 *         "Rabat"
                 *       ],
                 *       "frequency": "Daily"
                 *     }
                 */
                "application/json": components["schemas"]["NewAlert"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "brands": [
                     *         "Dacia"
                     *       ],
                     *       "maxPrice": 120000,
                     *       "fuelTypes": [
                     *         "Diesel"
                     *       ],
                     *       "cities": [
                     *         "Casablanca",
                     *         "Rabat"
                     *       ],
                     *       "frequency": "Daily",
                     *       "id": 41,
                     *       "customerId": 1207,
                     *       "customerUserId": "b1f5c0de-8e0e-4a0a-9f5a-3f0c2b1d4e5f",
                     *       "nextSending": "2026-11-23T07:00:00.000Z",
                     *       "news": true,
                     *       "isDeactivated": false,
                     *       "count": 17,
                     *       "newCount": 2,
                     *       "created": "2026-11-22T10:00:00.000Z",
                     *       "lastModified": "2026-11-22T10:00:00.000Z",
                     *       "isDeleted": false
                     *     }
                     */
                    "application/json": components["schemas"]["Preference"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: CustomerInactive */
            403: components["responses"]["Forbidden"];
            /** @description code: TooManyAlerts */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    getPreference: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Preference"];
            /** @description There is none. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description code: CustomerInactive */
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    savePreference: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavePreferenceRequest"];
            };
        };
        responses: {
            200: components["responses"]["Preference"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: CustomerInactive */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TooManyAlerts */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    createPreference: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "brands": [
                 *         "Dacia"
                 *       ],
                 *       "maxPrice": 120000,
                 *       "fuelTypes": [
                 *         "Diesel"
                 *       ],
                 *       "cities": [
                 *         "Casablanca",
                 *         "Rabat"
                 *       ],
                 *       "frequency": "Daily"
                 *     }
                 */
                "application/json": components["schemas"]["NewAlert"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "brands": [
                     *         "Dacia"
                     *       ],
                     *       "maxPrice": 120000,
                     *       "fuelTypes": [
                     *         "Diesel"
                     *       ],
                     *       "cities": [
                     *         "Casablanca",
                     *         "Rabat"
                     *       ],
                     *       "frequency": "Daily",
                     *       "id": 41,
                     *       "customerId": 1207,
                     *       "customerUserId": "b1f5c0de-8e0e-4a0a-9f5a-3f0c2b1d4e5f",
                     *       "nextSending": "2026-11-23T07:00:00.000Z",
                     *       "news": true,
                     *       "isDeactivated": false,
                     *       "count": 17,
                     *       "newCount": 2,
                     *       "created": "2026-11-22T10:00:00.000Z",
                     *       "lastModified": "2026-11-22T10:00:00.000Z",
                     *       "isDeleted": false
                     *     }
                     */
                    "application/json": components["schemas"]["Preference"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: CustomerInactive */
            403: components["responses"]["Forbidden"];
            /** @description code: TooManyAlerts */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    deletePreference: {
        parameters: {
            query?: {
                id?: number;
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: CustomerInactive */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getAlert: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Preference"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: CustomerInactive */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    saveAlert: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveAlertRequest"];
            };
        };
        responses: {
            200: components["responses"]["Preference"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: CustomerInactive */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    deleteAlert: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: CustomerInactive */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getAlert2: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Preference"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: CustomerInactive */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    resumePreference: {
        parameters: {
            query: {
                token: string;
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StoppedAlert"];
            400: components["responses"]["BadRequest"];
            /** @description code: AntiForgery */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    stopPreference: {
        parameters: {
            query: {
                token: string;
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StoppedAlert"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    activateCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatusComment"];
            };
        };
        responses: {
            200: components["responses"]["Customer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                q?: string;
                status?: "Active" | "Inactive";
                page?: components["parameters"]["Page"];
                size?: number;
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListCustomersResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    addCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCustomer"];
            };
        };
        responses: {
            200: components["responses"]["Customer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description code: EmailExists, PhoneExists */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    deactivateCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatusComment"];
            };
        };
        responses: {
            200: components["responses"]["Customer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    getCurrentCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1207,
                     *       "userId": "b1f5c0de-8e0e-4a0a-9f5a-3f0c2b1d4e5f",
                     *       "civility": "Mme.",
                     *       "firstName": "Salma",
                     *       "lastName": "Alaoui",
                     *       "companyName": null,
                     *       "idNumber": null,
                     *       "email": "salma.alaoui@exemple.ma",
                     *       "emailVerified": true,
                     *       "phone": "0612345678",
                     *       "phoneVerified": true,
                     *       "language": "fr",
                     *       "address": null,
                     *       "addressLine2": null,
                     *       "zip": null,
                     *       "city": "Rabat",
                     *       "operationType": "None",
                     *       "origin": "FO",
                     *       "lastStatus": "Active",
                     *       "statuses": [
                     *         {
                     *           "type": "Active",
                     *           "comment": null,
                     *           "created": "2026-11-20T09:12:00.000Z"
                     *         }
                     *       ],
                     *       "consents": [],
                     *       "documents": [],
                     *       "favoriteVehicles": [
                     *         {
                     *           "vehicleId": 812,
                     *           "customerId": 1207
                     *         }
                     *       ],
                     *       "isDeleted": false,
                     *       "created": "2026-11-20T09:12:00.000Z",
                     *       "lastModified": "2026-11-20T09:12:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Customer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description code: CustomerInactive */
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    updateCurrentCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCurrentCustomerRequest"];
            };
        };
        responses: {
            200: components["responses"]["Customer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: CustomerInactive */
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Customer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: CustomerInactive */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    updateConsents: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsentChoice"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Consent"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: CustomerInactive */
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    listCustomerBookings: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerBookingLine"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getDataExport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DataExport"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    askDataExport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DataExport"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    downloadDataExport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    checkPhoneCode: {
        parameters: {
            query: {
                phone: components["parameters"]["Phone"];
                code: string;
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            /** @description code: AntiForgery */
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    checkPhoneCode2: {
        parameters: {
            query: {
                phone: components["parameters"]["Phone"];
                code: string;
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            /** @description code: AntiForgery */
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    sendPhoneCode: {
        parameters: {
            query: {
                phone: components["parameters"]["Phone"];
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            /** @description code: AntiForgery */
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    sendPhoneCode2: {
        parameters: {
            query: {
                phone: components["parameters"]["Phone"];
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            /** @description code: AntiForgery */
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    addFavourite: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "price": 118000,
                 *       "savedAt": "2026-11-20T18:04:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["AddFavouriteRequest"];
            };
        };
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: CustomerInactive */
            403: components["responses"]["Forbidden"];
            /** @description code: VehicleNotFound */
            404: components["responses"]["NotFound"];
            /** @description code: FavouritesFull */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    removeFavourite: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: CustomerInactive */
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    listFavourites: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Favourite"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description code: CustomerInactive */
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    mergeFavourites: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeFavouritesRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergeFavouritesResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: CustomerInactive */
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    setPriceAlert: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetPriceAlertRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetPriceAlertResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: CustomerInactive */
            403: components["responses"]["Forbidden"];
            /** @description code: VehicleNotFound */
            404: components["responses"]["NotFound"];
            /** @description code: FavouritesFull */
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            default: components["responses"]["Problem"];
        };
    };
    removePriceAlert: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: CustomerInactive */
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    stopPriceAlert: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                token: components["parameters"]["Token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StopPriceAlertResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    answerContactRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    askForCall: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskForCallRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AskForCallResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description code: AntiForgery */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    confirmNewsletter: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                token: components["parameters"]["Token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            /** @description code: AntiForgery */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    listContactRequests: {
        parameters: {
            query?: {
                state?: "open" | "held" | "answered";
                page?: components["parameters"]["Page"];
                size?: number;
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListContactRequestsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    sendContactRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstName": "Salma",
                 *       "lastName": "Alaoui",
                 *       "phone": "0612345678",
                 *       "message": "La voiture est-elle visible samedi matin ?",
                 *       "vehicleId": 812
                 *     }
                 */
                "application/json": components["schemas"]["SendContactRequestRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "replyBy": "2026-11-23T09:00:00.000Z",
                     *       "replyDay": "2026-11-23",
                     *       "replyTime": "10:00",
                     *       "acknowledged": false
                     *     }
                     */
                    "application/json": components["schemas"]["SendContactRequestResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description code: AntiForgery */
            403: components["responses"]["Forbidden"];
            /** @description code: VehicleNotFound */
            404: components["responses"]["NotFound"];
            /** @description code: DuplicateEnquiry */
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    releaseContactRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    subscribeToNewsletter: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscribeToNewsletterRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscribeToNewsletterResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description code: AntiForgery */
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    unsubscribeFromNewsletter: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                token: components["parameters"]["Token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    listCampaigns: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    addCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddCampaignRequest"];
            };
        };
        responses: {
            200: components["responses"]["Campaign"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Campaign"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    changeCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeCampaignRequest"];
            };
        };
        responses: {
            200: components["responses"]["Campaign"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: EditConflict */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    dropCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    countReaders: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Segment"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountReadersResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    exportReaders: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reader"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    moveCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
                step: "schedule" | "unschedule" | "pause" | "resume" | "cancel";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveCampaignRequest"];
            };
        };
        responses: {
            200: components["responses"]["Campaign"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: EditConflict, TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    tryCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TryCampaignResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    chooseConsent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChooseConsentRequest"];
            };
        };
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            /** @description code: AntiForgery */
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    downloadDocument: {
        parameters: {
            query?: {
                isThumbnail?: components["parameters"]["IsThumbnail"];
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description ETag of the version that the caller has: the answer is 304 when it is still the same. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description One byte range; the answer is 206 with that part. */
                Range?: components["parameters"]["Range"];
            };
            path: {
                type: components["parameters"]["Type"];
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The part that was asked for. */
            206: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    etag: components["headers"]["ETag"];
                    "content-range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            /** @description code: DocumentNotFound */
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            default: components["responses"]["Problem"];
        };
    };
    downloadDocument2: {
        parameters: {
            query?: {
                isThumbnail?: components["parameters"]["IsThumbnail"];
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description ETag of the version that the caller has: the answer is 304 when it is still the same. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description One byte range; the answer is 206 with that part. */
                Range?: components["parameters"]["Range"];
            };
            path: {
                type: components["parameters"]["Type"];
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The part that was asked for. */
            206: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    etag: components["headers"]["ETag"];
                    "content-range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            /** @description code: DocumentNotFound */
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            default: components["responses"]["Problem"];
        };
    };
    getBanner: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description ETag of the version that the caller has: the answer is 304 when it is still the same. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description One byte range; the answer is 206 with that part. */
                Range?: components["parameters"]["Range"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description The part that was asked for. */
            206: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    etag: components["headers"]["ETag"];
                    "content-range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            304: components["responses"]["NotModified"];
            /** @description code: DocumentNotFound */
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            default: components["responses"]["Problem"];
        };
    };
    getBanner2: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description ETag of the version that the caller has: the answer is 304 when it is still the same. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description One byte range; the answer is 206 with that part. */
                Range?: components["parameters"]["Range"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description The part that was asked for. */
            206: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    etag: components["headers"]["ETag"];
                    "content-range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            304: components["responses"]["NotModified"];
            /** @description code: DocumentNotFound */
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            default: components["responses"]["Problem"];
        };
    };
    getGalleryPicture: {
        parameters: {
            query?: {
                isThumbnail?: components["parameters"]["IsThumbnail"];
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description ETag of the version that the caller has: the answer is 304 when it is still the same. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description One byte range; the answer is 206 with that part. */
                Range?: components["parameters"]["Range"];
            };
            path: {
                id: string | number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description The part that was asked for. */
            206: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    etag: components["headers"]["ETag"];
                    "content-range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            /** @description code: DocumentNotFound */
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            default: components["responses"]["Problem"];
        };
    };
    getGalleryPicture2: {
        parameters: {
            query?: {
                isThumbnail?: components["parameters"]["IsThumbnail"];
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description ETag of the version that the caller has: the answer is 304 when it is still the same. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description One byte range; the answer is 206 with that part. */
                Range?: components["parameters"]["Range"];
            };
            path: {
                id: string | number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description The part that was asked for. */
            206: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    etag: components["headers"]["ETag"];
                    "content-range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            /** @description code: DocumentNotFound */
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            default: components["responses"]["Problem"];
        };
    };
    getPictureVariant: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description ETag of the version that the caller has: the answer is 304 when it is still the same. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                hash: components["parameters"]["Hash"];
                width: components["parameters"]["Width"];
                format: components["parameters"]["Format"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            /** @description code: DocumentNotFound */
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getPictureVariant2: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description ETag of the version that the caller has: the answer is 304 when it is still the same. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                hash: components["parameters"]["Hash"];
                width: components["parameters"]["Width"];
                format: components["parameters"]["Format"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            /** @description code: DocumentNotFound */
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listVehicleDocuments: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentInfo"][];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    uploadPart: {
        parameters: {
            query: {
                Id: number;
                Type: components["schemas"]["DocumentType"];
                Spec?: components["parameters"]["Spec"];
                Owner?: components["parameters"]["Owner"];
                ClientId: components["parameters"]["ClientId"];
                Offset: components["parameters"]["Offset"];
                Size: number;
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadPartRequest"];
            };
        };
        responses: {
            200: components["responses"]["UploadState"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Problem"];
        };
    };
    uploadPart2: {
        parameters: {
            query: {
                Id: number;
                Type: components["schemas"]["DocumentType"];
                Spec?: components["parameters"]["Spec"];
                Owner?: components["parameters"]["Owner"];
                ClientId: components["parameters"]["ClientId"];
                Offset: components["parameters"]["Offset"];
                Size: number;
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadPartRequest"];
            };
        };
        responses: {
            200: components["responses"]["UploadState"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Problem"];
        };
    };
    checkPrintout: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                code: components["parameters"]["Code"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrintoutCheck"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description code: DocumentNotFound */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    reviewDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewDocumentRequest"];
            };
        };
        responses: {
            200: components["responses"]["DocumentInfo"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description code: DocumentNotFound */
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    reviewDocument2: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewDocumentRequest"];
            };
        };
        responses: {
            200: components["responses"]["DocumentInfo"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description code: DocumentNotFound */
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    deleteDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: string;
                type: components["parameters"]["Type"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description code: DocumentNotFound */
            404: components["responses"]["NotFound"];
            /** @description code: TooFewPictures */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    deleteDocument2: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: string;
                type: components["parameters"]["Type"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description code: DocumentNotFound */
            404: components["responses"]["NotFound"];
            /** @description code: TooFewPictures */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    restoreDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: string;
                type: components["parameters"]["Type"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DocumentInfo"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description code: DocumentNotFound */
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    restoreDocument2: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: string;
                type: components["parameters"]["Type"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DocumentInfo"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description code: DocumentNotFound */
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    uploadDocument: {
        parameters: {
            query: {
                Id: number;
                Type: components["schemas"]["DocumentType"];
                Spec?: components["parameters"]["Spec"];
                Owner?: components["parameters"]["Owner"];
                ClientId?: string;
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadDocumentRequest"];
            };
        };
        responses: {
            200: components["responses"]["DocumentInfo"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Problem"];
        };
    };
    uploadDocument2: {
        parameters: {
            query: {
                Id: number;
                Type: components["schemas"]["DocumentType"];
                Spec?: components["parameters"]["Spec"];
                Owner?: components["parameters"]["Owner"];
                ClientId?: string;
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadDocumentRequest"];
            };
        };
        responses: {
            200: components["responses"]["DocumentInfo"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Problem"];
        };
    };
    reportBounces: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportBouncesRequest"];
            };
        };
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    liftSuppression: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LiftSuppressionRequest"];
            };
        };
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                state?: "Waiting" | "Sending" | "Sent" | "Failed" | "Bounced" | "Suppressed" | "Expired" | "Dropped";
                recipient?: string;
                customerId?: number;
                page?: components["parameters"]["Page"];
                size?: number;
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListMessagesResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    listSuppressed: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                size?: number;
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSuppressedResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    retryMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetryMessageResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6a2f0c6e-2a34-4a0e-8a57-0d5f8a1c9b7e",
                     *       "state": "Approved",
                     *       "amount": 1000,
                     *       "expires": "2026-11-22T10:15:00.000Z",
                     *       "payable": false,
                     *       "refusal": null,
                     *       "returnReason": null
                     *     }
                     */
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    returnFromGateway: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
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
            /** @description What was asked for is at another address. */
            303: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    /** @description Where it is. */
                    location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    listPaymentsNeedingHands: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StuckPayment"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    retryPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    settlePayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettlePaymentRequest"];
            };
        };
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    startPaymentAttempt: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "action": "https://gateway.example/fim/est3Dgate",
                     *       "fields": {
                     *         "clientid": "600000000",
                     *         "amount": "1000.00",
                     *         "oid": "RV-2026-000022-1"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["StartPaymentAttemptResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description code: AntiForgery */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            /** @description code: PaymentsClosed */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    takePaymentCallback: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    listHolidays: {
        parameters: {
            query: {
                year: number;
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Holiday"][];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    addHoliday: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HolidayEntry"];
            };
        };
        responses: {
            200: components["responses"]["Holiday"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    changeHoliday: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HolidayEntry"];
            };
        };
        responses: {
            200: components["responses"]["Holiday"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    dropHoliday: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getBrandIcon: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description ETag of the version that the caller has: the answer is 304 when it is still the same. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                brand: components["parameters"]["Brand"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listBrandIcons: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandIcon"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listBrandModels: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                brand: components["parameters"]["Brand"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Model"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listBrands: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Brand"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listCities: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       "Agadir",
                     *       "Casablanca",
                     *       "Rabat"
                     *     ]
                     */
                    "application/json": string[];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listCityDetails: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["City"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listFeatures: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeatureCategory"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listModels: {
        parameters: {
            query?: {
                brands?: components["parameters"]["Brands"];
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Model"];
            /** @description code: BadRequest, InvalidFilter */
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    listModels2: {
        parameters: {
            query?: {
                brands?: components["parameters"]["Brands"];
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Model"];
            /** @description code: BadRequest, InvalidFilter */
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    listModels3: {
        parameters: {
            query?: {
                brands?: components["parameters"]["Brands"];
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Model"];
            /** @description code: BadRequest, InvalidFilter */
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    listPublicSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Setting"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listResources: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description ETag of the version that the caller has: the answer is 304 when it is still the same. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            default: components["responses"]["Problem"];
        };
    };
    listStorageAreaCities: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listStorageAreas: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorageArea"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeSetting: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeSettingRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingRow"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: SettingChanged */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    listSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingRow"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    listStores: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Store"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    addStore: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddStoreRequest"];
            };
        };
        responses: {
            200: components["responses"]["Store"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    changeStore: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeStoreRequest"];
            };
        };
        responses: {
            200: components["responses"]["Store"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: EditConflict */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    listAudit: {
        parameters: {
            query?: {
                subject?: string;
                action?: string;
                recordType?: string;
                recordId?: string;
                from?: components["parameters"]["From"];
                to?: string;
                page?: components["parameters"]["Page"];
                size?: number;
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListAuditResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    listAuditNames: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListAuditNamesResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    addAbsence: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                subject: components["parameters"]["Subject"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddAbsenceRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Absence"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listStaff: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMember"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    addStaffMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewStaffMember"];
            };
        };
        responses: {
            200: components["responses"]["StaffMember"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description code: AccountUnknown */
            404: components["responses"]["NotFound"];
            /** @description code: EmailExists, PhoneExists */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    changeRota: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                areaId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeRotaRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rota"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    changeStaffMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                subject: components["parameters"]["Subject"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeStaffMemberRequest"];
            };
        };
        responses: {
            200: components["responses"]["StaffMember"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: LastAdmin */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    deactivateStaffMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                subject: components["parameters"]["Subject"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StaffMember"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: LastAdmin */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    dropAbsence: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getCurrentStaff: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentStaff"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    inviteStaffMemberAgain: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                subject: components["parameters"]["Subject"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listRotas: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rota"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    reactivateStaffMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                subject: components["parameters"]["Subject"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StaffMember"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    searchRecords: {
        parameters: {
            query: {
                q: string;
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Found"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    listStaffBoostPacks: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StaffBoostPack"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    addBoostPack: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoostPackInput"];
            };
        };
        responses: {
            200: components["responses"]["StaffBoostPack"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    boostVehicleAd: {
        parameters: {
            query: {
                boostPackId: number;
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoostVehicleAdResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: Forbidden, CustomerInactive */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            /** @description code: PaymentsClosed */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listBoostPacks: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoostPack"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listBoostRefunds: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BoostRefund"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    noteBoostRefund: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteBoostRefundRequest"];
            };
        };
        responses: {
            200: components["responses"]["BoostRefund"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    refundVehicleAdBoost: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VehicleAd"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: Forbidden, CustomerInactive */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    saveBoostPack: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoostPackInput"];
            };
        };
        responses: {
            200: components["responses"]["StaffBoostPack"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    appealVehicleAd: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppealVehicleAdRequest"];
            };
        };
        responses: {
            200: components["responses"]["VehicleAd"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: Forbidden, CustomerInactive */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed, EditConflict */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    arrangeVehicleAdPhotos: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArrangeVehicleAdPhotosRequest"];
            };
        };
        responses: {
            200: components["responses"]["VehicleAd"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: Forbidden, CustomerInactive */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed, EditConflict */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    deactivateVehicleAd: {
        parameters: {
            query: {
                id: number;
                sold?: "Here" | "Elsewhere" | "No";
                price?: number;
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VehicleAd"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: Forbidden, CustomerInactive */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    getVehicleAd: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VehicleAd"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: Forbidden, CustomerInactive */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    deleteVehicleAd: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: Forbidden, CustomerInactive */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    getVehicleAdOfVehicle: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VehicleAd"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: Forbidden, CustomerInactive */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listVehicleAdDocuments: {
        parameters: {
            query?: {
                types?: components["schemas"]["DocumentType"] | components["schemas"]["DocumentType"][];
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentInfo"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: Forbidden, CustomerInactive */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listVehicleAds: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                size?: number;
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListVehicleAdsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: Forbidden, CustomerInactive */
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    priceVehicleAd: {
        parameters: {
            query: {
                price: number;
                confirmed?: number;
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VehicleAd"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: Forbidden, CustomerInactive */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    publishVehicleAd: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdInput"];
            };
        };
        responses: {
            200: components["responses"]["VehicleAd"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: Forbidden, CustomerInactive, PhoneUnconfirmed */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed, TooManyAdverts */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    renewVehicleAd: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VehicleAd"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: Forbidden, CustomerInactive, PhoneUnconfirmed */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed, TooManyAdverts */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    saveVehicleAd: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdInput"];
            };
        };
        responses: {
            200: components["responses"]["VehicleAd"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: Forbidden, CustomerInactive */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TooManyAdverts, TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    answerAdConversation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerAdConversationRequest"];
            };
        };
        responses: {
            200: components["responses"]["WholeAdConversation"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: Forbidden, CustomerInactive, ContactBlocked, MessagesClosed */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: ConversationClosed */
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    blockAdPerson: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WholeAdConversation"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: Forbidden, CustomerInactive */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    unblockAdPerson: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WholeAdConversation"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: Forbidden, CustomerInactive */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getAdConversation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WholeAdConversation"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: Forbidden, CustomerInactive */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getReportedAdConversation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReportedConversation"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getSellerContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerContact"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description code: VehicleNotFound */
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listAdConversations: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size"];
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListAdConversationsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: Forbidden, CustomerInactive */
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    readAdConversation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadAdConversationRequest"];
            };
        };
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: Forbidden, CustomerInactive */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    reportAdConversation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportAdConversationRequest"];
            };
        };
        responses: {
            200: components["responses"]["WholeAdConversation"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: Forbidden, CustomerInactive */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    stopAdConversation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WholeAdConversation"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: Forbidden, CustomerInactive */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: ConversationClosed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    resumeAdConversation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WholeAdConversation"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: Forbidden, CustomerInactive */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: ConversationClosed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    stopReportedAdConversation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReportedConversation"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    writeToSeller: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WriteToSellerRequest"];
            };
        };
        responses: {
            200: components["responses"]["WholeAdConversation"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: Forbidden, CustomerInactive, ContactBlocked, MessagesClosed */
            403: components["responses"]["Forbidden"];
            /** @description code: VehicleNotFound */
            404: components["responses"]["NotFound"];
            /** @description code: ConversationClosed */
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    getStaffVehicleAd: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listStaffVehicleAds: {
        parameters: {
            query?: {
                view?: "toRead" | "reported" | "corrections" | "refused" | "published" | "all";
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size"];
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListStaffVehicleAdsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    stepVehicleAd: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepVehicleAdRequest"];
            };
        };
        responses: {
            200: components["responses"]["AdRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed, EditConflict */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    getVehicleAdExpertise: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdExpertise"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: Forbidden, CustomerInactive */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    arrangeVehicleAdExpertise: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArrangeVehicleAdExpertiseRequest"];
            };
        };
        responses: {
            200: components["responses"]["AdExpertise"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: Forbidden, CustomerInactive, PhoneUnconfirmed */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed, AppointmentNear, SlotTaken */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    cancelVehicleAdExpertise: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdExpertise"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: Forbidden, CustomerInactive */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed, AppointmentNear */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    publishVehicleAdExpertise: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdExpertise"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: Forbidden, CustomerInactive */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    showSellerPhone: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShowSellerPhoneResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description code: ContactBlocked, AntiForgery */
            403: components["responses"]["Forbidden"];
            /** @description code: VehicleNotFound */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    closeVehicleAdReports: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloseVehicleAdReportsRequest"];
            };
        };
        responses: {
            200: components["responses"]["AdReport"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    listVehicleAdReports: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdReport"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    reportVehicleAd: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportVehicleAdRequest"];
            };
        };
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            /** @description code: AntiForgery */
            403: components["responses"]["Forbidden"];
            /** @description code: VehicleNotFound */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    restrictAdPerson: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestrictAdPersonRequest"];
            };
        };
        responses: {
            200: components["responses"]["ReportedConversation"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    liftAdRestriction: {
        parameters: {
            query: {
                side: "Buyer" | "Seller";
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReportedConversation"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getVehicleAdStatistics: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdStatistics"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: Forbidden, CustomerInactive */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    countVehicleAdView: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            /** @description code: AntiForgery */
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    countShownVehicleAds: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountShownVehicleAdsRequest"];
            };
        };
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            /** @description code: AntiForgery */
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    acceptBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepComment"];
            };
        };
        responses: {
            200: components["responses"]["BookingRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    acceptPriceFor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HeardAnswer"];
            };
        };
        responses: {
            200: components["responses"]["BookingRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    addReceipt: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddReceiptRequest"];
            };
        };
        responses: {
            200: components["responses"]["BookingRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    addRefund: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddRefundRequest"];
            };
        };
        responses: {
            200: components["responses"]["BookingRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    approveAsk: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
                askId: components["parameters"]["AskId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApproveAskRequest"];
            };
        };
        responses: {
            200: components["responses"]["BookingRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    askPrice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskPriceRequest"];
            };
        };
        responses: {
            200: components["responses"]["BookingRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    askRefund: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskRefundRequest"];
            };
        };
        responses: {
            200: components["responses"]["BookingRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    billBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepComment"];
            };
        };
        responses: {
            200: components["responses"]["BookingRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed, PriceNotPaid */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    cancelBilled: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepExplanation"];
            };
        };
        responses: {
            200: components["responses"]["BookingRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    cancelVehicleBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepExplanation"];
            };
        };
        responses: {
            200: components["responses"]["BookingRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    controlBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepComment"];
            };
        };
        responses: {
            200: components["responses"]["BookingRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed, CheckListOpen */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    correctDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrectDeliveryRequest"];
            };
        };
        responses: {
            200: components["responses"]["BookingRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    correctInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrectInvoiceRequest"];
            };
        };
        responses: {
            200: components["responses"]["BookingRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    deliverBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliverBookingRequest"];
            };
        };
        responses: {
            200: components["responses"]["BookingRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed, NotSigned */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    editBuyer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Buyer"];
            };
        };
        responses: {
            200: components["responses"]["BookingRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    listExchangeCars: {
        parameters: {
            query: {
                q: string;
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeCar"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    exchangeBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExchangeBookingRequest"];
            };
        };
        responses: {
            200: components["responses"]["BookingRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed, ExchangeOver, CarTaken, EditConflict */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    listCheckParts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckPart"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    planDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanDeliveryRequest"];
            };
        };
        responses: {
            200: components["responses"]["BookingRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    proposePrice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposePriceRequest"];
            };
        };
        responses: {
            200: components["responses"]["BookingRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    recoverBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoverBookingRequest"];
            };
        };
        responses: {
            200: components["responses"]["BookingRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed, ExchangeOver */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    refuseAsk: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
                askId: components["parameters"]["AskId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefuseAskRequest"];
            };
        };
        responses: {
            200: components["responses"]["BookingRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    rejectBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepExplanation"];
            };
        };
        responses: {
            200: components["responses"]["BookingRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    rejectPriceFor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HeardAnswer"];
            };
        };
        responses: {
            200: components["responses"]["BookingRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    reopenControl: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepExplanation"];
            };
        };
        responses: {
            200: components["responses"]["BookingRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    signBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignBookingRequest"];
            };
        };
        responses: {
            200: components["responses"]["BookingRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Problem"];
        };
    };
    submitPaymentDetails: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitPaymentDetailsRequest"];
            };
        };
        responses: {
            200: components["responses"]["BookingRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    takeReceiptBack: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
                receiptId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakeReceiptBackRequest"];
            };
        };
        responses: {
            200: components["responses"]["BookingRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    updateCheckPart: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
                partId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCheckPartRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckPart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    withdrawPrice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepExplanation"];
            };
        };
        responses: {
            200: components["responses"]["BookingRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    answerNewPrice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                key: components["parameters"]["Key"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerNewPriceRequest"];
            };
        };
        responses: {
            200: components["responses"]["Outcome"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: CustomerInactive, PhoneUnconfirmed, AntiForgery */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    cancelBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                key: components["parameters"]["Key"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelBookingRequest"];
            };
        };
        responses: {
            200: components["responses"]["Outcome"];
            400: components["responses"]["BadRequest"];
            /** @description code: PhoneUnconfirmed, CustomerInactive, AntiForgery */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    checkBookingCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                key: components["parameters"]["Key"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckBookingCodeRequest"];
            };
        };
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            /** @description code: AntiForgery */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    claimBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimBookingRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimBookingResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: CustomerInactive */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getOwnBuyer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                key: components["parameters"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnBuyer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: CustomerInactive, PhoneUnconfirmed */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    editOwnBuyer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                key: components["parameters"]["Key"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditOwnBuyerRequest"];
            };
        };
        responses: {
            200: components["responses"]["Outcome"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: CustomerInactive, PhoneUnconfirmed, AntiForgery */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    getBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                key: components["parameters"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Outcome"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    givePaymentDetails: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                key: components["parameters"]["Key"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GivePaymentDetailsRequest"];
            };
        };
        responses: {
            200: components["responses"]["Outcome"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: CustomerInactive, PhoneUnconfirmed, AntiForgery */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    listSales: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerSale"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description code: CustomerInactive */
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    listWarrantyPacks: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WarrantyPack"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    objectToAnswer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                key: components["parameters"]["Key"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ObjectToAnswerRequest"];
            };
        };
        responses: {
            200: components["responses"]["Outcome"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: CustomerInactive, PhoneUnconfirmed, AntiForgery */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    sendBookingCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                key: components["parameters"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendBookingCodeResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description code: AntiForgery */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    withdrawCancel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                key: components["parameters"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Outcome"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: CustomerInactive, PhoneUnconfirmed, AntiForgery */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    countDecisions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountDecisionsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    exportVehicleBookings: {
        parameters: {
            query?: {
                view?: components["parameters"]["View"];
                status?: components["parameters"]["Status"];
                area?: components["parameters"]["Area"];
                assignee?: components["parameters"]["Assignee"];
                text?: components["parameters"]["Text"];
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getVehicleBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BookingRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listVehicleBookings: {
        parameters: {
            query?: {
                view?: components["parameters"]["View"];
                status?: components["parameters"]["Status"];
                area?: components["parameters"]["Area"];
                assignee?: components["parameters"]["Assignee"];
                text?: components["parameters"]["Text"];
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size"];
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListVehicleBookingsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    listBookingPrintouts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListBookingPrintoutsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    printBookingDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrintBookingDocumentRequest"];
            };
        };
        responses: {
            200: components["responses"]["DocumentInfo"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: PrintoutNotReady */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    listOwnPrintouts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                key: components["parameters"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentInfo"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    bookFavourites: {
        parameters: {
            query: {
                ids: number[];
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "buyer": {
                 *         "civility": "Mme.",
                 *         "firstName": "Salma",
                 *         "lastName": "Alaoui",
                 *         "email": "salma.alaoui@exemple.ma",
                 *         "phone": "0612345678",
                 *         "city": "Rabat"
                 *       },
                 *       "terms": true
                 *     }
                 */
                "application/json": components["schemas"]["ReservationInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "vehicleId": 812,
                     *         "held": {
                     *           "key": "0f8b6f0e-5d0a-4f0e-9d2b-3a1f6f6f2c11",
                     *           "reference": "RV-2026-000022",
                     *           "paymentId": "6a2f0c6e-2a34-4a0e-8a57-0d5f8a1c9b7e",
                     *           "holdUntil": "2026-11-22T10:15:00.000Z",
                     *           "deposit": 1000
                     *         },
                     *         "error": null,
                     *         "failure": null
                     *       },
                     *       {
                     *         "vehicleId": 940,
                     *         "held": null,
                     *         "error": "CarTaken",
                     *         "failure": 2
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["BookedOne"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: CustomerInactive */
            403: components["responses"]["Forbidden"];
            /** @description code: BookingClosed */
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    bookVehicle: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "buyer": {
                 *         "civility": "Mme.",
                 *         "firstName": "Salma",
                 *         "lastName": "Alaoui",
                 *         "email": "salma.alaoui@exemple.ma",
                 *         "phone": "0612345678",
                 *         "city": "Rabat"
                 *       },
                 *       "terms": true,
                 *       "loan": {
                 *         "advance": 20,
                 *         "months": 48
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ReservationInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "key": "0f8b6f0e-5d0a-4f0e-9d2b-3a1f6f6f2c11",
                     *       "reference": "RV-2026-000022",
                     *       "paymentId": "6a2f0c6e-2a34-4a0e-8a57-0d5f8a1c9b7e",
                     *       "holdUntil": "2026-11-22T10:15:00.000Z",
                     *       "deposit": 1000
                     *     }
                     */
                    "application/json": components["schemas"]["Hold"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description code: CustomerInactive, PhoneUnconfirmed, AntiForgery */
            403: components["responses"]["Forbidden"];
            /** @description code: VehicleNotFound */
            404: components["responses"]["NotFound"];
            /** @description code: CarTaken, BookingClosed, DuplicateEnquiry */
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    getBookingHours: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetBookingHoursResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addSaleComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddSaleCommentRequest"];
            };
        };
        responses: {
            200: components["responses"]["SaleRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    assignSale: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignSaleRequest"];
            };
        };
        responses: {
            200: components["responses"]["SaleRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    assignSales: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignSalesRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignSalesResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getVehicleSale: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SaleRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listAssignees: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    listVehicleSales: {
        parameters: {
            query?: {
                view?: "mine" | "unassigned" | "open" | "closed";
                area?: components["parameters"]["Area"];
                assignee?: components["parameters"]["Assignee"];
                text?: components["parameters"]["Text"];
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size"];
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListVehicleSalesResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    bookFromWaitlist: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                key: components["parameters"]["Key"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookFromWaitlistRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hold"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description code: AntiForgery */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: CarTaken, DuplicateEnquiry */
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    getWaitlistEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                key: components["parameters"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WaitlistEntry"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    leaveWaitlist: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                key: components["parameters"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            /** @description code: AntiForgery */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    joinWaitlist: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinWaitlistRequest"];
            };
        };
        responses: {
            200: components["responses"]["WaitlistEntry"];
            400: components["responses"]["BadRequest"];
            /** @description code: CustomerInactive, AntiForgery */
            403: components["responses"]["Forbidden"];
            /** @description code: VehicleNotFound */
            404: components["responses"]["NotFound"];
            /** @description code: DuplicateEnquiry */
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    answerIntermediation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                key: components["parameters"]["Key"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerIntermediationRequest"];
            };
        };
        responses: {
            200: components["responses"]["Intermediation"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: CustomerInactive, PhoneUnconfirmed, AntiForgery */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed, EditConflict, CarHeld, TooManyAdverts */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    getIntermediation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                key: components["parameters"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Intermediation"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: CustomerInactive, PhoneUnconfirmed */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listIntermediations: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Intermediation"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description code: CustomerInactive */
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    saveIntermediationBankAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                key: components["parameters"]["Key"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankAccountInput"];
            };
        };
        responses: {
            200: components["responses"]["Intermediation"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: CustomerInactive, PhoneUnconfirmed, AntiForgery */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    confirmPayout: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmPayoutRequest"];
            };
        };
        responses: {
            200: components["responses"]["IntermediationRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    preparePayout: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["IntermediationRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    dropPayout: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["IntermediationRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    getStaffIntermediation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["IntermediationRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listStaffIntermediations: {
        parameters: {
            query?: {
                view?: "todo" | "overdue" | "waiting" | "onSale" | "all" | "closed";
                area?: components["parameters"]["Area"];
                text?: components["parameters"]["Text"];
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size"];
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListStaffIntermediationsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    saveIntermediationCar: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardReading"];
            };
        };
        responses: {
            200: components["responses"]["IntermediationRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    saveOwnerBankAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankAccountInput"];
            };
        };
        responses: {
            200: components["responses"]["IntermediationRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    signIntermediation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignIntermediationRequest"];
            };
        };
        responses: {
            200: components["responses"]["IntermediationRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Problem"];
        };
    };
    stepIntermediation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepIntermediationRequest"];
            };
        };
        responses: {
            200: components["responses"]["IntermediationRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed, EditConflict, CarHeld, NotSigned, PapersMissing, TooManyAdverts */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    listIntermediationPrintouts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListIntermediationPrintoutsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    printIntermediationDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrintIntermediationDocumentRequest"];
            };
        };
        responses: {
            200: components["responses"]["DocumentInfo"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: PrintoutNotReady */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    listIntermediationTypes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["IntermediationType"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    addIntermediationType: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IntermediationTypeInput"];
            };
        };
        responses: {
            200: components["responses"]["IntermediationType"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    saveIntermediationType: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IntermediationTypeInput"];
            };
        };
        responses: {
            200: components["responses"]["IntermediationType"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    countIntermediationView: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            /** @description code: AntiForgery */
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getCheckList: {
        parameters: {
            query?: {
                version?: number;
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CheckList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    saveCheckList: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveCheckListRequest"];
            };
        };
        responses: {
            200: components["responses"]["CheckList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description code: EditConflict */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    getExpertise: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Expertise"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listExpertises: {
        parameters: {
            query?: {
                view?: "inspect" | "edits" | "review" | "agreed" | "closed" | "all";
                type?: "Purchase" | "Certification" | "Intermediation" | "Ad";
                area?: components["parameters"]["Area"];
                mine?: boolean;
                text?: components["parameters"]["Text"];
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size"];
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListExpertisesResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    openExpertise: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenExpertiseRequest"];
            };
        };
        responses: {
            200: components["responses"]["Expertise"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description code: NotFound, VehicleNotFound */
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    reopenCheckParts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReopenCheckPartsRequest"];
            };
        };
        responses: {
            200: components["responses"]["Expertise"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    saveCheckPartRepair: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    isFixed: true;
                    cost: number;
                    /** Format: date */
                    day: string;
                    comment?: string | null;
                } | {
                    /** @constant */
                    isFixed: false;
                };
            };
        };
        responses: {
            200: components["responses"]["CheckPartQuotation"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    saveExpertiseValue: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveExpertiseValueRequest"];
            };
        };
        responses: {
            200: components["responses"]["Expertise"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    stepExpertise: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepExpertiseRequest"];
            };
        };
        responses: {
            200: components["responses"]["Expertise"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed, CheckListOpen */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    syncExpertise: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SyncExpertiseRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncExpertiseResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    updateCheckPartQuotation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCheckPartQuotationRequest"];
            };
        };
        responses: {
            200: components["responses"]["CheckPartQuotation"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed, EditConflict */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    getExpertisePaper: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                code: components["parameters"]["Code"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for is at another address. */
            303: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    /** @description Where it is. */
                    location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getVehicleCertificate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                code: components["parameters"]["Code"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for is at another address. */
            303: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    /** @description Where it is. */
                    location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    printExpertise: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrintExpertiseRequest"];
            };
        };
        responses: {
            200: components["responses"]["DocumentInfo"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: PrintoutNotReady */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    getVehicleExpertise: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicExpertise"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description code: VehicleNotFound */
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    saveCarReading: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveCarReadingRequest"];
            };
        };
        responses: {
            200: components["responses"]["Expertise"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    getExpertisePhoto: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                code: components["parameters"]["Code"];
                digest: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description code: DocumentNotFound */
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getExpertiseQr: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                code: components["parameters"]["Code"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getExpertiseReading: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                code: components["parameters"]["Code"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ShownSheet"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getSealedExpertise: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                code: components["parameters"]["Code"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SealedExpertise"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getVehicleSheetReading: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ShownSheet"];
            /** @description There is none. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            /** @description code: VehicleNotFound */
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            default: components["responses"]["Problem"];
        };
    };
    answerPurchase: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                key: components["parameters"]["Key"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerPurchaseRequest"];
            };
        };
        responses: {
            200: components["responses"]["Purchase"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: CustomerInactive, PhoneUnconfirmed, AntiForgery */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed, OfferOver, PapersMissing, TooManyAdverts */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    listPurchaseClaims: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseClaim"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description code: CustomerInactive */
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    claimPurchase: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimPurchaseRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimPurchaseResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: CustomerInactive, PhoneUnconfirmed */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getPurchase: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                key: components["parameters"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Purchase"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: CustomerInactive, PhoneUnconfirmed */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listCancellationReasons: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListName"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listPurchases: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Purchase"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description code: CustomerInactive */
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    savePurchaseBankAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                key: components["parameters"]["Key"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankAccountInput"];
            };
        };
        responses: {
            200: components["responses"]["Purchase"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: CustomerInactive, PhoneUnconfirmed, AntiForgery */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    arrangePurchaseVisit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                key: components["parameters"]["Key"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisitWish"];
            };
        };
        responses: {
            200: components["responses"]["Purchase"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: CustomerInactive, PhoneUnconfirmed, AntiForgery */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed, AppointmentNear, SlotTaken */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    cancelPurchaseVisit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                key: components["parameters"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Purchase"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: CustomerInactive, PhoneUnconfirmed, AntiForgery */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed, AppointmentNear */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    arrangeVisitFor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisitWish"];
            };
        };
        responses: {
            200: components["responses"]["PurchaseRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed, SlotTaken */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    cancelVisitFor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PurchaseRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    commentPurchase: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentPurchaseRequest"];
            };
        };
        responses: {
            200: components["responses"]["PurchaseRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    endPurchaseVisit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndPurchaseVisitRequest"];
            };
        };
        responses: {
            200: components["responses"]["PurchaseRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    getStaffPurchase: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PurchaseRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    linkTradeIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkTradeInRequest"];
            };
        };
        responses: {
            200: components["responses"]["PurchaseRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    listStaffPurchases: {
        parameters: {
            query?: {
                view?: "todo" | "overdue" | "waiting" | "all" | "closed";
                status?: components["schemas"]["PurchaseStatus"][];
                area?: components["parameters"]["Area"];
                visit?: "none";
                text?: components["parameters"]["Text"];
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size"];
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListStaffPurchasesResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    takePurchase: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakePurchaseRequest"];
            };
        };
        responses: {
            200: components["responses"]["Requested"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description code: VehicleNotFound */
            404: components["responses"]["NotFound"];
            /** @description code: DuplicateEnquiry, SlotTaken */
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    listTradedIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        reference: string;
                        status: components["schemas"]["PurchaseStatus"];
                        title: string;
                        value: number | null;
                    }[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    prepareTransfer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrepareTransferRequest"];
            };
        };
        responses: {
            200: components["responses"]["PurchaseRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    savePurchaseCar: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardReading"];
            };
        };
        responses: {
            200: components["responses"]["PurchaseRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    saveSellerBankAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankAccountInput"];
            };
        };
        responses: {
            200: components["responses"]["PurchaseRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    sendTransferBack: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendTransferBackRequest"];
            };
        };
        responses: {
            200: components["responses"]["PurchaseRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    stepPurchase: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepPurchaseRequest"];
            };
        };
        responses: {
            200: components["responses"]["PurchaseRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: TransitionNotAllowed, OfferOver, PapersMissing, SecondPerson, TooManyAdverts */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    listOwnPurchasePrintouts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                key: components["parameters"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentInfo"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listPurchasePrintouts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListPurchasePrintoutsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    printPurchaseDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrintPurchaseDocumentRequest"];
            };
        };
        responses: {
            200: components["responses"]["DocumentInfo"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: PrintoutNotReady */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    getReadingPlace: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetReadingPlaceResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readGreyCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ReadGreyCardRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GreyCardRead"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description code: AntiForgery */
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description code: TooManyRequests, ReadingUnderWay */
            429: components["responses"]["TooManyRequests"];
            /** @description code: ReaderBusy */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    findSellers: {
        parameters: {
            query: {
                q: string;
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnownSeller"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getPartnerPurchase: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PartnerPurchase"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    getPurchaseDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseDraft"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    listPartnerKeys: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerKey"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    makePartnerKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MakePartnerKeyRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadePartnerKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    revokePartnerKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    savePurchaseDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavePurchaseDraftRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavePurchaseDraftResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description code: AntiForgery */
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    sendPartnerPurchase: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerRequest"];
            };
        };
        responses: {
            200: components["responses"]["PartnerPurchase"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: VehicleNotFound */
            404: components["responses"]["NotFound"];
            /** @description code: DuplicateEnquiry, SlotTaken */
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    submitPurchase: {
        parameters: {
            query: {
                Civility: components["parameters"]["Civility"];
                FirstName: components["parameters"]["FirstName"];
                LastName: components["parameters"]["LastName"];
                CompanyName?: components["parameters"]["CompanyName"];
                Ice?: components["parameters"]["Ice"];
                TradeRegister?: components["parameters"]["TradeRegister"];
                IdNumber?: components["parameters"]["IdNumber"];
                Email: components["parameters"]["Email"];
                Phone: string;
                City: components["parameters"]["City"];
                Address?: components["parameters"]["Address"];
                AddressLine2?: components["parameters"]["AddressLine2"];
                Zip?: components["parameters"]["Zip"];
                Brand: string;
                Model: components["parameters"]["Model"];
                Unlisted?: components["parameters"]["Unlisted"];
                RegistrationNumber: string;
                ReleaseDate: components["parameters"]["ReleaseDate"];
                Mileage: components["parameters"]["Mileage"];
                FuelType?: components["parameters"]["FuelType"];
                GearType?: components["parameters"]["GearType"];
                RegistrationType?: components["parameters"]["RegistrationType"];
                Type: "Purchase" | "TradeIn" | "Intermediation";
                StorageAreaId: number;
                AppointmentStart?: components["parameters"]["AppointmentStart"];
                NewVehicleId?: components["parameters"]["NewVehicleId"];
                DesiredBrand?: components["parameters"]["DesiredBrand"];
                DesiredModel?: components["parameters"]["DesiredModel"];
                EstimateKey?: components["parameters"]["EstimateKey"];
                DraftKey?: components["parameters"]["DraftKey"];
                IsHolder?: components["parameters"]["IsHolder"];
                IsUnderCredit?: components["parameters"]["IsUnderCredit"];
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SubmitPurchaseRequest"];
            };
        };
        responses: {
            200: components["responses"]["Requested"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: CustomerInactive, PhoneUnconfirmed, AntiForgery */
            403: components["responses"]["Forbidden"];
            /** @description code: VehicleNotFound */
            404: components["responses"]["NotFound"];
            /** @description code: DuplicateEnquiry, SlotTaken */
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    submitPurchase2: {
        parameters: {
            query: {
                Civility: components["parameters"]["Civility"];
                FirstName: components["parameters"]["FirstName"];
                LastName: components["parameters"]["LastName"];
                CompanyName?: components["parameters"]["CompanyName"];
                Ice?: components["parameters"]["Ice"];
                TradeRegister?: components["parameters"]["TradeRegister"];
                IdNumber?: components["parameters"]["IdNumber"];
                Email: components["parameters"]["Email"];
                Phone: string;
                City: components["parameters"]["City"];
                Address?: components["parameters"]["Address"];
                AddressLine2?: components["parameters"]["AddressLine2"];
                Zip?: components["parameters"]["Zip"];
                Brand: string;
                Model: components["parameters"]["Model"];
                Unlisted?: components["parameters"]["Unlisted"];
                RegistrationNumber: string;
                ReleaseDate: components["parameters"]["ReleaseDate"];
                Mileage: components["parameters"]["Mileage"];
                FuelType?: components["parameters"]["FuelType"];
                GearType?: components["parameters"]["GearType"];
                RegistrationType?: components["parameters"]["RegistrationType"];
                Type: "Purchase" | "TradeIn" | "Intermediation";
                StorageAreaId: number;
                AppointmentStart?: components["parameters"]["AppointmentStart"];
                NewVehicleId?: components["parameters"]["NewVehicleId"];
                DesiredBrand?: components["parameters"]["DesiredBrand"];
                DesiredModel?: components["parameters"]["DesiredModel"];
                EstimateKey?: components["parameters"]["EstimateKey"];
                DraftKey?: components["parameters"]["DraftKey"];
                IsHolder?: components["parameters"]["IsHolder"];
                IsUnderCredit?: components["parameters"]["IsUnderCredit"];
            };
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SubmitPurchaseRequest"];
            };
        };
        responses: {
            200: components["responses"]["Requested"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description code: CustomerInactive, PhoneUnconfirmed, AntiForgery */
            403: components["responses"]["Forbidden"];
            /** @description code: VehicleNotFound */
            404: components["responses"]["NotFound"];
            /** @description code: DuplicateEnquiry, SlotTaken */
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    listBanners: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Banner"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    addBanner: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddBannerRequest"];
            };
        };
        responses: {
            200: components["responses"]["Banner"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    changeBanner: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeBannerRequest"];
            };
        };
        responses: {
            200: components["responses"]["Banner"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: EditConflict */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    dropBanner: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listLiveBanners: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveBanner"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listPromiseFigures: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListPromiseFiguresResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getAboutPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WebsitePage"];
            default: components["responses"]["Problem"];
        };
    };
    getAssistancePage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WebsitePage"];
            default: components["responses"]["Problem"];
        };
    };
    getCommitmentPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WebsitePage"];
            default: components["responses"]["Problem"];
        };
    };
    getCookiesPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WebsitePage"];
            default: components["responses"]["Problem"];
        };
    };
    getFaqPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WebsitePage"];
            default: components["responses"]["Problem"];
        };
    };
    getHelpPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WebsitePage"];
            default: components["responses"]["Problem"];
        };
    };
    getHomePage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WebsitePage"];
            default: components["responses"]["Problem"];
        };
    };
    getPageDesk: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                page: components["schemas"]["PageType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PageDesk"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getPageDesks: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageSummary"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getPageVersion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                page: components["schemas"]["PageType"];
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WebsitePage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getPrivacyPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WebsitePage"];
            default: components["responses"]["Problem"];
        };
    };
    previewPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                page: components["schemas"]["PageType"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageDraft"];
            };
        };
        responses: {
            200: components["responses"]["WebsitePage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    publishPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                page: components["schemas"]["PageType"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublishPageRequest"];
            };
        };
        responses: {
            200: components["responses"]["PageDesk"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: EditConflict */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    readPreview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                token: components["parameters"]["Token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadPreviewResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    restorePage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                page: components["schemas"]["PageType"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestorePageRequest"];
            };
        };
        responses: {
            200: components["responses"]["PageDesk"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description code: EditConflict */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    savePageDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                page: components["schemas"]["PageType"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavePageDraftRequest"];
            };
        };
        responses: {
            200: components["responses"]["PageDesk"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description code: EditConflict */
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    sharePreview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                page: components["schemas"]["PageType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharePreviewResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    listAnswerVotes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        question: string;
                        helpful: number;
                        unhelpful: number;
                    }[];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    voteOnAnswer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and texts. The query parameter `lang` and a cookie of that name come first. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoteOnAnswerRequest"];
            };
        };
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            /** @description code: AntiForgery */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
}
