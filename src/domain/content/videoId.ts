/** The video site's host that sets no cookies before the video plays. */
export const VIDEO_PLAYER_ORIGIN = 'https://www.youtube-nocookie.com';

const hosts = /^(?:https?:)?\/\/(?:(?:www|m|music)\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)\//i;
const short = /^(?:https?:)?\/\/(?:www\.)?youtu\.be\/([\w-]{11})(?:[/?#]|$)/i;
const inPath = /^[^?#]*\/(?:embed|shorts|live|v)\/([\w-]{11})(?:[/?#]|$)/i;
const inQuery = /^[^?#]*\/watch\/?\?(?:[^#]*&)?v=([\w-]{11})(?:[&#]|$)/i;

/** The id in the address of a video's page on the video site; null without one. */
export function videoId(url: string): string | null {
  const address = url.trim();
  if (!hosts.test(address)) return null;
  for (const form of [short, inPath, inQuery]) {
    const id = form.exec(address)?.[1];
    if (id !== undefined) return id;
  }
  return null;
}

/** The address of the player of a video, which starts by itself: it is loaded when a guest asks for it. */
export function videoPlayer(id: string): string {
  return `${VIDEO_PLAYER_ORIGIN}/embed/${id}?autoplay=1&rel=0`;
}

/** The page of a video, for browsers that cannot show it here. */
export function videoPage(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`;
}
