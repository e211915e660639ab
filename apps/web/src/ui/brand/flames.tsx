const FLAME = 'M4.5 0C7.600 3.200 9 5.600 9 8.400A4.500 4.600 0 0 1 0 8.400C0 5.600 1.400 3.200 4.500 0z';

/** Three small flames, each dimmer than the last: the sign that something is being made. Takes the text colour. */
export function Flames() {
  return (
    <svg className="flames" viewBox="0 0 39 13" width="39" height="13" aria-hidden="true">
      {[0, 15, 30].map((x) => (
        <path key={x} d={FLAME} transform={`translate(${x})`} />
      ))}
    </svg>
  );
}
