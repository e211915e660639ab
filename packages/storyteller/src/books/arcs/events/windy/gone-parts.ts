export const refrains = (t: string): readonly string[] => [
  `Come back, ${t}`,
  `Stop that ${t}`,
  `Catch that ${t}`,
  `There goes the ${t}`,
  `Wait, ${t}`,
  `Stop, ${t}`,
  `Not again, ${t}`,
  `After that ${t}`,
  `Get that ${t}`,
  `Stay there, ${t}`,
  `Hold still, ${t}`,
];

export const titles = (t: string): readonly string[] => [
  `the ${t} that got away`,
  'where the wind goes',
  'one sock, going by',
  `stop that ${t}`,
];
