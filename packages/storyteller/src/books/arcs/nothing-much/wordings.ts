/** What is so with a family and with no other, as parents type it. */
export const WORDINGS: readonly string[] = [
  'his uncle drives a gritter lorry in the snow and it has a silly name',
  'he plays the tuba and it is bigger than him and we live up four flights of stairs',
  "nanny's budgie sings when the kettle boils",
  'grandad keeps bees and talks to them',
  'we live on a boat and the ducks come in for breakfast',
  'grandma snores so loudly the windows rattle',
  'mum plays the bagpipes and the neighbours close their windows',
  "we have seven chickens and one of them thinks it's a dog",
  'our car is called Doris and has moss growing in it',
  'uncle Raj has a shop that sells only buttons',
];
