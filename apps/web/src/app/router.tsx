import { Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { ErrorBoundary } from './error-boundary.tsx';
import NotFoundScreen from './not-found-screen.tsx';
import { ScreenOnItsWay } from './screen-on-its-way.tsx';
import { SCREENS } from './screens.tsx';

/** Which screen an address shows. */
export function Router() {
  const [path] = useLocation();
  return (
    // A new page gives a screen that fell over another chance.
    <ErrorBoundary key={path}>
      <Suspense fallback={<ScreenOnItsWay />}>
        <Switch>
          {Object.entries(SCREENS).map(([route, { Screen }]) => (
            <Route key={route} path={route} component={Screen} />
          ))}
          <Route component={NotFoundScreen} />
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}
