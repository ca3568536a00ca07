/** A text with bold words between `**`. */
export function RichText({ text }: { readonly text: string }) {
  return <>{text.split('**').map((part, i) => (i % 2 === 0 ? part : <strong key={i}>{part}</strong>))}</>;
}
