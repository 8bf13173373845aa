// Shows push messages while the page is closed, and opens the table when one is tapped. It keeps nothing and answers no
// request of the page: what is loaded always comes from the server.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const { id = "", title = "Theomachy", body = "", place = "" } = event.data?.json() ?? {};
  // a message that comes twice has the same id, and takes the place of the first
  event.waitUntil(
    self.registration.showNotification(title, { body, tag: id, icon: "/icon-192.png", data: { place } }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data?.place ?? "")));
});

async function open(place) {
  const address = /^[a-z]+(\/[\w-]+)*$/.test(place) ? `/#/${place}` : "/";
  const windows = await self.clients.matchAll({ type: "window" });
  const there = windows.find((one) => one.url.endsWith(address)) ?? windows[0];
  if (!there) return self.clients.openWindow(address);
  await there.navigate(address);
  return there.focus();
}
