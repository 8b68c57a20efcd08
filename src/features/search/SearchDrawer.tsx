export function SearchDrawer(_: { destinations: unknown; onClose: () => void }) { return null; }
