/** Comes before all else: what is received is checked without compiling anything, which the page's own security policy forbids. */
import { config } from 'zod';

config({ jitless: true });
