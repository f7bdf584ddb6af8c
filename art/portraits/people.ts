import type { Person } from '#assets/portraits/portraits.ts';
import { palette } from '#drawing/palette.ts';
import { starPath } from '#drawing/star.ts';
import {
  ears,
  face,
  features,
  fill,
  line,
  neck,
  oval,
  placed,
  type Skin,
  tilted,
  turned,
} from './figure.ts';

function amina(): string {
  const skin: Skin = { light: '#c98d63', shade: '#b4764f', deep: '#955c3b', lip: '#8a4034' };
  const [cloth, fold, shadow] = [palette.bone, '#dccba6', '#bfab82'];
  return placed(
    // Jacket
    fill(
      palette.red,
      'M40 480c2-62 22-92 66-108 40-14 66-22 84-34h100c18 12 44 20 84 34 44 16 64 46 66 108z',
    ) +
      fill(palette.redDeep, 'M440 480c-2-62-22-92-66-108-28-10-49-17-65-25l-30 133z') +
      fill(palette.ink, 'M196 480l-14-130h116l-14 130z') +
      fill(palette.redDeep, 'M150 353l-22 52 30 10-14 16 46 49h14l-26-134z') +
      fill('#8f1d10', 'M330 353l22 52-30 10 14 16-46 49h-14l26-134z') +
      // Scarf behind the face, then the face, then the fold that crosses under the chin
      tilted(
        -2,
        fill(
          cloth,
          'M240 82c-62 0-94 44-94 108 0 46 2 84-14 128-8 22-4 40 14 50 26 14 60 22 94 22s68-8 94-22c18-10 22-28 14-50-16-44-14-82-14-128 0-64-32-108-94-108z',
        ) +
          fill(
            fold,
            'M262 84c50 8 74 50 74 106 0 46-2 84 14 128 8 22 4 40-14 50-14 8-30 13-47 17 24-40 35-98 31-195-2-50-20-88-58-106z',
          ) +
          fill(
            palette.ink4,
            'M240 124C198 124 175 152 177 200L182 200C182 162 204 146 240 146C276 146 298 162 298 200L303 200C305 152 282 124 240 124z',
          ) +
          fill(
            skin.light,
            'M240 139c-42 0-60 26-60 58 0 32 6 52 20 70 12 16 26 25 40 25s28-9 40-25c14-18 20-38 20-70 0-32-18-58-60-58z',
          ) +
          fill(
            skin.shade,
            'M256 140.5c30 5 44 29 44 56.5 0 32-6 52-20 70-12 16-26 25-40 25 24-14 38-40 37-74-1-32-6-58-21-77.5z',
          ) +
          features({ skin, brow: '#3a2418', lashes: true, arch: 8, mouth: 18 }) +
          fill(
            cloth,
            'M177 236c8 40 32 64 63 64s55-24 63-64c12 30 22 54 34 76 6 30-40 62-97 62-60 0-106-30-98-60 14-24 27-48 35-78z',
          ) +
          fill(
            fold,
            'M184 258c11 28 32 42 56 42 29 0 51-20 60-54 14 26 24 46 37 66-66 24-130 6-153-54z',
          ) +
          line(shadow, 3.5, 'M172 262c20 58 84 84 152 62') +
          line(shadow, 3.5, 'M158 300c34 46 84 62 132 54') +
          line(shadow, 3, 'M206 96c-28 14-42 44-44 84'),
      ) +
      fill(
        palette.brass,
        'M318 402l3.5 7 7.5-2.5-2.5 7.5 7 3.5-7 3.5 2.5 7.5-7.5-2.5-3.5 7-3.5-7-7.5 2.5 2.5-7.5-7-3.5 7-3.5-2.5-7.5 7.5 2.5z',
      ),
  );
}

/** A second portrait of the managing director, with a plan in her hand. */
function aminaOnSite(): string {
  const skin: Skin = { light: '#c98d63', shade: '#b4764f', deep: '#955c3b', lip: '#8a4034' };
  const [cloth, fold, shadow] = [palette.red, palette.redDeep, '#8f1d10'];
  return placed(
    // Coat
    fill(
      palette.mist,
      'M34 480c4-66 26-98 70-112 40-13 66-20 86-32h100c20 12 46 19 86 32 44 14 66 46 70 112z',
    ) +
      fill('#cfdad7', 'M446 480c-4-66-26-98-70-112-28-9-49-15-66-23l-34 135z') +
      fill(palette.ink4, 'M200 480l-16-134h112l-16 134z') +
      fill('#dfe8e5', 'M146 352l-26 54 30 12-14 16 52 46h20l-26-138z') +
      fill('#b5c4c0', 'M334 352l26 54-30 12 14 16-52 46h-20l26-138z') +
      // The scarf's end over the shoulder, then the scarf
      fill(cloth, 'M292 330h50c14 50 20 106 10 150h-52c10-50 8-100-8-150z') +
      fill(fold, 'M322 330h20c14 50 20 106 10 150h-20c8-50 6-100-10-150z') +
      tilted(
        4,
        fill(
          cloth,
          'M240 84c-60 0-92 44-92 106 0 46 0 82-14 126-8 24-2 42 16 52 26 14 56 20 90 20s66-8 92-22c18-10 20-28 12-50-14-42-12-80-12-126 0-62-32-106-92-106z',
        ) +
          fill(
            fold,
            'M262 86c48 8 70 50 70 104 0 46-2 84 12 126 8 22 6 40-12 50-14 8-28 13-45 17 24-40 33-98 29-193-2-50-18-86-54-104z',
          ) +
          fill(
            palette.ink4,
            'M240 126C198 126 175 154 177 200L182 200C182 162 204 147 240 147C276 147 298 162 298 200L303 200C305 154 282 126 240 126z',
          ) +
          fill(
            skin.light,
            'M240 140c-42 0-60 26-60 57 0 32 6 52 20 70 12 16 26 25 40 25s28-9 40-25c14-18 20-38 20-70 0-31-18-57-60-57z',
          ) +
          fill(
            skin.shade,
            'M256 141.500c30 5 44 29 44 55.500 0 32-6 52-20 70-12 16-26 25-40 25 24-14 38-40 37-74-1-32-6-57-21-76.500z',
          ) +
          turned(features({ skin, brow: '#3a2418', lashes: true, arch: 9, mouth: 19 })) +
          fill('#fbf3e8', 'M222 262.500c9 6 25 6 34-1-4 9-10 12-17 12s-13-3-17-11z') +
          // The fold that crosses under the chin
          fill(
            cloth,
            'M177 238c8 38 32 62 63 62s55-24 63-62c12 30 22 52 32 74 8 30-38 60-95 60-60 0-104-28-98-58 14-24 27-46 35-76z',
          ) +
          fill(
            fold,
            'M296 262c-12 24-32 38-56 38-28 0-50-18-59-50-14 26-24 44-36 62 58 30 126 14 151-50z',
          ) +
          line(shadow, 3.5, 'M306 264c-18 58-82 82-146 62') +
          line(shadow, 3.5, 'M322 300c-32 46-82 60-128 52') +
          line(shadow, 3, 'M210 98c-28 14-42 44-44 82'),
      ) +
      // The plan, and the hand that holds it
      fill(palette.bone, 'M96 404l150-24 16 100H108z') +
      fill('#dccba6', 'M96 404l12-2 14 78h-14z') +
      line(palette.red, 4, 'M140 426l30 18 34-28 26 20') +
      line('#bfab82', 3, 'M136 462l100-16') +
      fill(palette.brass, starPath(230, 436, 11)) +
      fill(skin.light, 'M246 434c14-6 26-2 28 6 8 2 9 12 2 15 3 8-4 13-10 12-2 8-12 10-22 4z') +
      line(skin.deep, 2.6, 'M256 440c8-2 14-2 18 0M258 455c8 0 13 0 18 0'),
  );
}

function yusuf(): string {
  const skin: Skin = { light: '#b97f54', shade: '#a26a43', deep: '#814f30', lip: '#7a3a2c' };
  const shape = { skin, half: 66, jaw: 52, chin: 300 };
  const [hair, lit] = ['#1c1410', '#33251c'];
  return placed(
    neck(skin, 38) +
      fill(
        palette.sage,
        'M36 480c2-66 20-98 66-114 44-14 76-20 96-36 8 26 24 38 42 38s34-12 42-38c20 16 52 22 96 36 46 16 64 48 66 114z',
      ) +
      fill(
        '#83aca4',
        'M444 480c-2-66-20-98-66-114-44-14-76-20-96-36-3 10-7 18-12 24 26 22 40 70 36 126z',
      ) +
      fill(
        '#6f9a92',
        'M192 330c-6 2-4 8-2 12c10 28 28 42 50 42s40-14 50-42c2-4 4-10-2-12l-8-2c-6 26-20 40-40 40s-34-14-40-40z',
      ) +
      line('#6f9a92', 4, 'M112 480c2-26 4-42 12-58') +
      line('#5f8a82', 4, 'M368 480c-2-26-4-42-12-58') +
      tilted(
        2,
        ears(shape) +
          oval(hair, 240, 160, 66, 60) +
          face(shape) +
          // Beard: high on the cheeks at the ears, low at their middle, a moustache over the mouth
          fill(
            hair,
            'M168 146C169 220 177 256 184 272C194 300 214 319 241 319C268 319 288 300 298 272C305 256 311 220 314 140L297 140C303 200 301 243 290 252C282 258 275 255 269 251C261 246 253 245 245 247C237 245 228 246 219 251C212 256 203 258 195 252C184 242 178 214 188 146z',
          ) +
          fill(
            '#120c09',
            'M312 168C310 228 305 256 298 272C288 300 268 319 241 319C262 306 276 284 277 254C282 256 286 255 290 252C301 243 303 216 312 168z',
          ) +
          fill('#c07a68', 'M228 265q16 5 32-1-4 11-16 11t-16-10z') +
          features({
            skin: { ...skin, lip: '#6e3428', shade: hair },
            brow: hair,
            browWidth: 8,
            arch: 5,
            mouth: 18,
          }) +
          fill(
            hair,
            'M166 206c-8-34-6-66 8-86 14-22 40-36 72-34 36 0 60 18 68 46 6 20 6 46 0 74-2-24-6-42-16-56-26 4-60 0-84-14-14 10-30 22-36 40-4 10-8 20-12 30z',
          ) +
          fill(lit, 'M176 132c16-26 44-38 72-36-30 4-52 16-66 40-3 4-8 2-6-4z'),
      ),
  );
}

function grace(): string {
  const skin: Skin = { light: '#7a4a32', shade: '#673b27', deep: '#4d2a1a', lip: '#a04a42' };
  const shape = { skin, half: 62, jaw: 46, chin: 292 };
  const [hair, lit] = ['#17100d', '#2c201a'];
  return placed(
    tilted(
      -3,
      fill(
        hair,
        'M240 46c-38 0-62 12-80 34-28 8-46 34-46 66-14 22-14 54 2 76 4 26 24 46 50 50h148c26-4 46-24 50-50 16-22 16-54 2-76 0-32-18-58-46-66-18-22-42-34-80-34z',
      ),
    ) +
      neck(skin, 32) +
      fill(
        palette.brass,
        'M52 480c2-60 20-88 62-104 40-14 70-22 88-38v-24h76v24c18 16 48 24 88 38 42 16 60 44 62 104z',
      ) +
      fill(
        '#c58d27',
        'M428 480c-2-60-20-88-62-104-40-14-70-22-88-38v-24h-18c10 50 26 104 22 166z',
      ) +
      fill('#eebb5c', 'M200 312c24 12 56 12 80 0v26c-24 14-56 14-80 0z') +
      fill('#d39a30', 'M280 312c-6 3-13 5-20 7v26c7-2 14-4 20-7z') +
      line('#b17d1f', 4, 'M124 480c2-24 4-38 10-52M356 480c-2-24-4-38-10-52') +
      tilted(
        -3,
        ears(shape) +
          face(shape) +
          fill(
            hair,
            'M174 200c-6-52 20-96 66-96s72 44 66 96c-2-26-10-44-24-56-24 6-64 4-84-6-14 14-22 34-24 62z',
          ) +
          fill(
            lit,
            'M150 98c14-22 40-40 74-42-26 10-46 26-58 48-8 4-18 4-16-6zM128 150c2-16 8-26 18-32-4 12-8 22-8 34-2 6-10 6-10-2z',
          ) +
          features({ skin, brow: '#150d0a', browWidth: 5.5, lashes: true, arch: 8, mouth: 20 }) +
          line(
            palette.bone,
            3.6,
            'M191 209a23 23 0 1 0 46 0a23 23 0 1 0-46 0zM248 209a23 23 0 1 0 46 0a23 23 0 1 0-46 0zM237 206q5-4 11 0M191 206l-14-3M294 206l12-3',
          ) +
          oval(palette.bone, 175, 246, 9) +
          oval('#d9c59b', 307, 246, 9),
      ),
  );
}

function daniel(): string {
  const skin: Skin = { light: '#eab894', shade: '#d79f79', deep: '#b97d5a', lip: '#a9574a' };
  const shape = { skin, half: 66, jaw: 54, chin: 298 };
  const [hair, shadow] = ['#b9bdb8', '#93998f'];
  return placed(
    neck(skin, 38) +
      fill(palette.mist, 'M150 480l36-136 18-20 36 50 36-50 18 20 36 136z') +
      fill('#cfdad7', 'M330 480l-36-136-18-20-36 50v106z') +
      fill(palette.paper, 'M202 322l38 52-32 34-36-62z') +
      fill('#dfe8e5', 'M278 322l-38 52 32 34 36-62z') +
      fill(palette.teal, 'M36 480c2-66 22-98 66-112 34-10 62-16 84-26l40 138z') +
      fill('#17655d', 'M444 480c-2-66-22-98-66-112-34-10-62-16-84-26l-40 138z') +
      line('#135751', 4, 'M110 480c2-26 4-42 12-58M370 480c-2-26-4-42-12-58') +
      line(palette.rule, 3, 'M240 400v80') +
      oval(palette.sage, 240, 430, 3.5) +
      tilted(
        1.5,
        ears(shape) +
          oval(skin.light, 234, 150, 54, 44) +
          oval(skin.shade, 270, 150, 30, 40) +
          face(shape) +
          fill(
            '#d3a98a',
            'M176 236c4 18 8 28 12 36 12 18 30 30 52 30s40-12 52-30c4-8 8-18 12-36-14 16-24 20-38 18-16-6-36-6-52 0-14 2-24-2-38-18z',
          ) +
          features({ skin, brow: '#8c8f86', browWidth: 6.5, arch: 4, mouth: 18 }) +
          line(skin.shade, 3, 'M217 154q26-5 48 0M223 166q19-4 36 0') +
          fill(
            hair,
            'M169 214C158 190 156 156 167 132C178 108 206 94 241 94C276 94 304 108 315 132C324 156 321 190 311 214C308 196 307 182 303 168C299 154 293 148 289 136C284 120 274 114 262 120C250 127 234 128 222 122C210 115 199 120 194 136C190 148 182 154 178 168C174 182 172 196 169 214z',
          ) +
          fill(
            shadow,
            'M258 95C286 98 307 112 315 132C324 156 321 190 311 214C308 196 307 182 303 168C299 154 293 148 289 136C285 122 277 115 267 118C266 110 263 101 258 95z',
          ) +
          line(
            palette.inkDeep,
            5,
            'M190 197h44v18c0 8-6 12-14 12h-16c-8 0-14-4-14-12zM248 197h44v18c0 8-6 12-14 12h-16c-8 0-14-4-14-12zM234 203q7-4 14 0M190 202l-18-3M292 202l16-3',
          ),
      ),
  );
}

function sofia(): string {
  const skin: Skin = { light: '#e2a981', shade: '#cd9069', deep: '#aa6e4b', lip: '#b0473c' };
  const shape = { skin, half: 61, jaw: 47, chin: 293 };
  const [hair, lit, dark] = ['#5a2f1e', '#74412a', '#43210f'];
  return placed(
    tilted(
      2,
      fill(
        hair,
        'M240 82c-66 0-98 46-98 112 0 50-6 76-18 104-14 34 0 66 34 80h164c34-14 48-46 34-80-12-28-18-54-18-104 0-66-32-112-98-112z',
      ) + fill(dark, 'M300 180c20 60 6 140-20 198h42c34-14 48-46 34-80-12-28-18-54-18-104z'),
    ) +
      neck(skin, 31) +
      fill(palette.ink4, 'M176 480l20-146h8l36 56 36-56h8l20 146z') +
      fill(palette.ink3, 'M304 480l-20-146h-8l-36 56v90z') +
      fill(palette.bone, 'M48 480c2-60 20-90 64-106 36-12 62-20 82-34l46 140z') +
      fill('#dccba6', 'M432 480c-2-60-20-90-64-106-36-12-62-20-82-34l-46 140z') +
      fill('#e4d3ae', 'M190 342c-16 20-24 46-26 70l22 6-12 14 62 48-42-140z') +
      fill('#c9b68d', 'M290 342c16 20 24 46 26 70l-22 6 12 14-62 48 42-140z') +
      tilted(
        2,
        face(shape) +
          features({ skin, brow: dark, browWidth: 5.5, lashes: true, arch: 8, mouth: 20 }) +
          // Side parting: two sweeps of hair that frame the face and fall in front of the shoulders
          fill(
            hair,
            'M268 90C200 68 146 108 143 190C141 238 140 266 127 300C114 334 122 366 150 386C178 374 190 346 188 314C187 288 178 264 179 230C180 190 204 150 262 122z',
          ) +
          fill(
            dark,
            'M262 122C268 106 268 98 268 90C314 92 337 136 338 190C339 238 341 266 354 300C366 334 358 366 332 386C304 374 292 346 294 314C295 288 303 262 302 226C300 186 290 150 262 122z',
          ) +
          line(
            lit,
            5,
            'M238 98C196 106 164 140 161 196C159 240 158 272 146 304M150 326C147 340 149 352 154 362',
          ) +
          line('#5a2f1e', 4, 'M318 190C320 240 322 272 334 304'),
      ),
  );
}

/** The drawing of each person, without the svg element. */
export const people: Readonly<Record<Person, () => string>> = {
  'Amina-Rahman': amina,
  'Yusuf-Karim': yusuf,
  'Grace-Okafor': grace,
  'Daniel-Whitfield': daniel,
  'Sofia-Marchetti': sofia,
  'Amina-Rahman-on-site': aminaOnSite,
};
