import { roomMove } from '#content/room-move.ts';
import { expect, phone, test } from '#harness/journey.ts';

test.use({ javaScriptEnabled: false, viewport: phone });

test('a traveller moves by key, and price, balance and room lists follow, without JavaScript', async ({
  page,
}) => {
  await page.goto('/case_study/Back-Office');
  const [triple, quad] = roomMove.rooms;
  const listOf = ({ others }: { others: readonly string[] }) =>
    page.getByRole('listitem').filter({ hasText: others[0] });
  await page.getByRole('radio', { name: roomMove.option(triple) }).focus();
  await expect(listOf(triple).getByText(roomMove.traveller)).toBeVisible();
  await page.keyboard.press('ArrowRight');

  await expect(page.getByRole('radio', { name: roomMove.option(quad) })).toBeChecked();
  await expect(page.getByRole('status')).toHaveText(roomMove.result(quad), { useInnerText: true });
  await expect(page.getByRole('definition').getByText(quad.price)).toBeVisible();
  await expect(page.getByRole('definition').getByText(quad.balance)).toBeVisible();
  await expect(listOf(quad).getByText(roomMove.traveller)).toBeVisible();
  await expect(listOf(quad).getByText(roomMove.free)).toBeHidden();
  await expect(listOf(triple).getByText(roomMove.free)).toBeVisible();
});
