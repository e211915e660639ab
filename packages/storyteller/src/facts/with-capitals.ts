/** Countries, towns, languages, days and feasts that parents type small; none of them is an everyday word as well. */
const NAMES: ReadonlySet<string> = new Set(
  'monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday saturdays sunday sundays january february april june july august september october november december christmas easter halloween diwali eid ramadan hanukkah england scotland wales ireland britain london leeds manchester liverpool birmingham bristol glasgow edinburgh cardiff belfast dublin cornwall paris berlin rome madrid orlando ohio dubai lagos kerala france spain portugal italy germany austria poland romania ukraine russia greece cyprus norway sweden denmark finland belgium holland hungary bulgaria croatia albania iran iraq syria lebanon israel egypt morocco algeria tunisia sudan ethiopia somalia kenya uganda ghana nigeria zimbabwe africa asia europe america india pakistan bangladesh nepal japan korea vietnam thailand malaysia singapore australia canada mexico brazil colombia argentina chile peru jamaica english french spanish german italian portuguese arabic welsh irish scottish indian african american ukrainian russian romanian greek chinese japanese hindi urdu punjabi gujarati bengali somali facebook instagram lego'.split(
    ' ',
  ),
);

/** "moving to spain" -> "moving to Spain": with capitals where a name was typed without. */
export const withCapitals = (text: string): string =>
  text.replace(/(?<!\{)\b[a-z]{3,}\b/g, (word) =>
    NAMES.has(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word,
  );
