const GROWN =
  /\b(?:pumpkin|turnip|marrow|courgette|carrot|cabbage|parsnip|beetroot|radish|squash|leek|tomato|strawberry)(?=s\b|\b)/;

/** What a theme says has grown so big: "pumpkin". */
export const grownIn = (raw: string): string | null => GROWN.exec(raw)?.[0] ?? null;
