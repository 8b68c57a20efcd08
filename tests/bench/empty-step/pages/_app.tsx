import type { AppProps } from 'next/app';

export default function App({ Component }: AppProps) {
  return <Component />;
}
