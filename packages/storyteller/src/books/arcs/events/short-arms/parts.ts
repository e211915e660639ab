export const REFRAINS = [
  'So near!',
  'Oh, so near!',
  'Nearly, nearly!',
  'That was nearly it!',
  'It only just missed!',
] as const;
export const TITLES = ['so near', 'how to clap', 'one hand each', 'give me one'] as const;
