import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A machine that is busy with something else is slow, not wrong.
configure({ asyncUtilTimeout: 20_000 });

afterEach(cleanup);
