/** What the bands of the home page do below its first view; home-when-near.ts brings it. */
import './count-up.ts';
import './route-stations.ts';
import './video-dialog.ts';
