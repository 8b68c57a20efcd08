import { RelayEnvironmentProvider, useRelayEnvironment } from 'react-relay/hooks';
import { RecoilRoot, atom, useRecoilState } from 'recoil';
import { Environment, Network, RecordSource, Store } from 'relay-runtime';

const environment = new Environment({
  network: Network.create(() => Promise.reject(new Error('An empty step asks nothing.'))),
  store: new Store(new RecordSource()),
});

const chosen = atom({ key: 'chosen', default: 0 });

/** Uses each package, so that none of them is left out of the build. */
function EmptyStep() {
  const [value, choose] = useRecoilState(chosen);
  const records = useRelayEnvironment().getStore().getSource().size();
  return (
    <button type="button" onClick={() => choose(value + 1)}>
      {value + records}
    </button>
  );
}

export default function Step() {
  return (
    <RelayEnvironmentProvider environment={environment}>
      <RecoilRoot>
        <EmptyStep />
      </RecoilRoot>
    </RelayEnvironmentProvider>
  );
}
