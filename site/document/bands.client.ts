/** What some bands do beyond HTML and CSS; bands-when-near.client.ts brings it. */
import '#components/Counter/count-up.client.ts';
