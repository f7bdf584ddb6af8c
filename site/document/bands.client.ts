/** What some bands do beyond HTML and CSS; when-near.ts brings it. */
import '#components/Counter/count-up.client.ts';
import '#sections/home/WorkingProcess/route-stations.client.ts';
