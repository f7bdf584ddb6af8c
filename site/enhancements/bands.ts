/** What some bands do beyond HTML and CSS; when-near.ts brings it. */
import './count-up.ts';
import './route-stations.ts';
import './video-dialog.ts';
