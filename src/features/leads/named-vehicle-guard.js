// Runs before the form is parsed: only an address with a vehicle needs room for it above the form.
if (new URLSearchParams(location.search).get('car_id')) document.documentElement.dataset.named = 'vehicle';
