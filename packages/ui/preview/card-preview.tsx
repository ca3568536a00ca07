import type { ComponentChildren } from 'preact';

interface CardPreviewProps {
  readonly picture: ComponentChildren;
  readonly name: string;
  readonly lines: readonly string[];
}

/** A card, enlarged, with its name and what it does. */
export function CardPreview({ picture, name, lines }: CardPreviewProps) {
  return (
    <div class="card-preview">
      <span class="card-preview-picture" aria-hidden="true">
        {picture}
      </span>
      <strong>{name}</strong>
      <div class="card-preview-lines">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}
