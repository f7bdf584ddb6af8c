/**
 * Selects the service last hovered or focused as the destination, until the visitor selects one.
 */
const select = document.querySelector<HTMLSelectElement>('[data-service-choice]');
const code = document.querySelector('[data-service-code]');
let isChosen = false;

function showCode(): void {
  const chosen = select?.selectedOptions[0];
  if (code && chosen?.dataset.code) code.textContent = chosen.dataset.code;
}

function follow({ target }: Event): void {
  const path = target instanceof Element && target.closest('main a')?.getAttribute('href');
  const option = [...(select?.options ?? [])].find(({ dataset }) => path && dataset.path === path);
  if (isChosen || !option) return;
  option.selected = true;
  showCode();
}

for (const type of ['pointerover', 'focusin']) document.addEventListener(type, follow);
select?.addEventListener('change', () => {
  isChosen = true;
  showCode();
});
// The browser may have restored a choice.
showCode();

export {};
