import type { DemoPost } from './demo-post.ts';
import { theFirstFiveMinutes } from './the-first-five-minutes.ts';
import { whatTheAsaLetsYouSay } from './what-the-asa-lets-you-say.ts';

/** The articles of the demo blog, oldest first. */
export const DEMO_POSTS: readonly DemoPost[] = [theFirstFiveMinutes, whatTheAsaLetsYouSay];
