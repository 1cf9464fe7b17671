// Runs before the form is parsed. If the address names a vehicle, form-page.css reserves space for it above the form.
if (new URLSearchParams(location.search).get('car_id')) document.documentElement.dataset.named = 'vehicle';
